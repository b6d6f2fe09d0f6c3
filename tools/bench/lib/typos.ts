import { oneOf } from './random.ts'

export const typoKinds = ['drop', 'swap', 'substitute', 'insert'] as const
export type TypoKind = (typeof typoKinds)[number]

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Shorter words are seldom misspelt, and any edit makes another word of them. */
const shortest = 4

/**
 * The text with one edit to one of its longer words: a letter dropped, swapped, replaced or
 * inserted. Null if no word is long enough.
 */
export function misspell(text: string, kind: TypoKind, random: () => number): string | null {
  const words = text.split(' ')
  const long = words.flatMap((word, i) => (word.length >= shortest && !/\d/.test(word) ? [i] : []))
  if (long.length === 0) return null
  const chosen = oneOf(long, random)
  const word = words[chosen] ?? ''
  words[chosen] = edited(word, kind, random)
  return words.join(' ')
}

function edited(word: string, kind: TypoKind, random: () => number): string {
  const at = Math.floor(random() * word.length)
  const letter = oneOf(
    letters.filter((each) => each !== word[at]),
    random,
  )
  if (kind === 'drop') return word.slice(0, at) + word.slice(at + 1)
  if (kind === 'insert') return word.slice(0, at) + letter + word.slice(at)
  if (kind === 'substitute') return word.slice(0, at) + letter + word.slice(at + 1)
  const places = [...word].flatMap((each, i) =>
    i + 1 < word.length && each !== word[i + 1] ? [i] : [],
  )
  if (places.length === 0) return word.slice(1)
  const i = oneOf(places, random)
  return word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)
}

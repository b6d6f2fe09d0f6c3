import { LRUCache } from 'lru-cache'

const sounds: Record<string, string> = { e: 'i', y: 'i', o: 'u', w: 'v', f: 'p', z: 'j', q: 'k' }

/** Words of names that are kept with their folds: a register repeats its words. */
const keptWords = 20_000
const kept = new LRUCache<string, string>({ max: keptWords })

/**
 * The sound of a romanised word: vidyalaya, vidhyalay and vidyalya have the same fold. After the
 * first letter, h and a are dropped; letters that are often confused become one, and double letters
 * collapse. The fold of a prefix is a prefix of the fold.
 */
export function fold(word: string): string {
  const before = kept.get(word)
  if (before !== undefined) return before
  const folded = soundOf(word)
  kept.set(word, folded)
  return folded
}

function soundOf(word: string): string {
  let folded = ''
  let last = ''
  for (let i = 0; i < word.length; i++) {
    const letter = word.charAt(i)
    if (letter >= '0' && letter <= '9') {
      folded += letter
      last = ''
      continue
    }
    if (i > 0 && (letter === 'h' || letter === 'a')) continue
    const sound = sounds[letter] ?? letter
    for (const part of sound === 'x' ? 'ks' : sound) {
      if (part !== last) folded += part
      last = part
    }
  }
  return folded
}

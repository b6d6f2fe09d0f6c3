import { editDistance } from '../text/edit-distance.ts'

/** What people say around what they look for. */
const noise = new Set(
  'in near me best top good the of for and sch scho schoo school schools'.split(' '),
)
/** Of these something is meant when nothing else was typed. */
const subject = /^sch(?:o|oo|ools?)?$/

/** Schol, shcool and chools: the commonest word is the one most often misspelt. */
const misspelt = /^[a-z]{5,8}$/
const subjects = ['school', 'schools']

/** What was meant by schol or shcools; null for every other word. */
export function schoolSpelt(word: string): string | null {
  if (!misspelt.test(word) || subjects.includes(word)) return null
  return subjects.find((meant) => editDistance(word, meant) === 1) ?? null
}

/** Whether a word says nothing of what is looked for. */
export const isNoise = (word: string): boolean => noise.has(word) || schoolSpelt(word) !== null

/**
 * The words that say what is looked for: "best school in pune" is pune. Where only noise was typed,
 * "school near me" is school, and "near me" stays as it is.
 */
export function meaningfulWords(words: readonly string[]): readonly string[] {
  const meaningful = words.filter((word) => !isNoise(word))
  if (meaningful.length > 0) return meaningful
  return words.some((word) => subject.test(word) || schoolSpelt(word) !== null) ? ['school'] : words
}

import { editDistance } from '../text/edit-distance.ts'

/** What people say around what they look for. */
const noise = new Set(
  'in near me best top good the of for and sch scho schoo school schools'.split(' '),
)
/** Of these something is meant when nothing else was typed. */
const subject = /^sch(?:o|oo|ools?)?$/

/** Schol, shcool and chools: the commonest word is the one most often misspelt. */
const misspelt = /^[a-z]{5,8}$/
const isMisspeltSubject = (word: string) =>
  misspelt.test(word) && (editDistance(word, 'school') === 1 || editDistance(word, 'schools') === 1)

const isNoise = (word: string) => noise.has(word) || isMisspeltSubject(word)

/**
 * The words that say what is looked for: "best school in pune" is pune. Where only noise was typed,
 * "school near me" is school, and "near me" stays as it is.
 */
export function meaningfulWords(words: readonly string[]): readonly string[] {
  const meaningful = words.filter((word) => !isNoise(word))
  if (meaningful.length > 0) return meaningful
  return words.some((word) => subject.test(word) || isMisspeltSubject(word)) ? ['school'] : words
}

import { editDistance } from '../../platform/text/edit-distance.ts'

/** Words that do not describe what the user is looking for. */
const stopWords = new Set(
  'in near me best top good the of for and sch scho schoo school schools'.split(' '),
)
/** Stop words that count if nothing else was typed. */
const subject = /^sch(?:o|oo|ools?)?$/

/** School is the most frequent word, and the most often misspelt: schol, shcool, chools. */
const maybeSchool = /^[a-z]{5,8}$/
const subjects = ['school', 'schools']

/** The word that is meant by schol or shcools; null for every other word. */
export function correctedSchoolWord(word: string): string | null {
  if (!maybeSchool.test(word) || subjects.includes(word)) return null
  return subjects.find((meant) => editDistance(word, meant, 1) === 1) ?? null
}

/** Whether a word does not describe what the user is looking for. */
export const isStopWord = (word: string): boolean =>
  stopWords.has(word) || correctedSchoolWord(word) !== null

/**
 * The words that describe what the user is looking for: pune in "best school in pune". If there are
 * only stop words, "school near me" is school, and "near me" stays as it is.
 */
export function meaningfulWords(words: readonly string[]): readonly string[] {
  const meaningful = words.filter((word) => !isStopWord(word))
  if (meaningful.length > 0) return meaningful
  return words.some((word) => subject.test(word) || correctedSchoolWord(word) !== null)
    ? ['school']
    : words
}

import { beginningDistances, editDistance } from '../../platform/text/edit-distance.ts'
import { fold } from '../../platform/text/fold.ts'

/** Words up to this length say little, so that one letter matters much. */
export const shortLength = 4
/** From this length on two letters may be wrong. */
export const longLength = 7
/** In words of this length only a missing or swapped letter is accepted. */
export const minLength = 3

/**
 * Whether a typed word may be a misspelling of a word: one letter is wrong, or two in a long word
 * with the same first letter. Words of up to four letters must be complete and have a correct first
 * letter; longer ones may be the start of the word.
 */
export function isTypo(typed: string, word: string): boolean {
  if (typed.length <= shortLength) return isShortTypo(typed, word)
  const maxEdits = typed.length >= longLength && typed[0] === word[0] ? 2 : 1
  return (
    isWithinEdits(typed, word, maxEdits) ||
    (typed.length >= longLength && soundsSimilar(typed, word))
  )
}

/**
 * Whether at most `most` letters differ from the word, or from as much of it as may have been
 * typed.
 */
function isWithinEdits(typed: string, word: string, maxEdits: number): boolean {
  if (word.length < typed.length - maxEdits) return false
  const typable = word.slice(0, typed.length + maxEdits)
  const distances = beginningDistances(typed, typable, maxEdits)
  const isWithin = (letters: number) => (distances[letters] ?? maxEdits + 1) <= maxEdits
  const { length } = typed
  return isWithin(length - 1) || isWithin(length) || isWithin(length + 1) || isWithin(word.length)
}

function isShortTypo(typed: string, word: string): boolean {
  if (editDistance(typed, word, 1) > 1) return false
  if (word.length > typed.length || isAnagram(typed, word)) return true
  return typed.length > minLength && typed[0] === word[0]
}

const isAnagram = (one: string, other: string) =>
  [...one].sort().join() === [...other].sort().join()

/** Whether the typed part sounds the same except for one letter. */
function soundsSimilar(typed: string, word: string): boolean {
  const [one, other] = [fold(typed), fold(word)]
  return one.length > shortLength && one[0] === other[0] && isWithinEdits(one, other, 1)
}

import { beginningDistances, editDistance } from '../text/edit-distance.ts'
import { fold } from '../text/fold.ts'

/** Up to so many letters a word says little, and one letter more or less much. */
export const short = 4
/** From so many letters on two may be wrong. */
export const long = 7
/** Of three letters, only a missing or a swapped one leaves enough to go by. */
export const shortest = 3

/**
 * Whether a word may have been meant by a misspelt one: one letter is wrong, in a long word two
 * behind the same first letter. Words of up to four letters must have been typed whole, and
 * their first letter is not the wrong one; longer ones may be the beginning of the word.
 */
export function isSlip(typed: string, word: string): boolean {
  if (typed.length <= short) return isShortSlip(typed, word)
  const most = typed.length >= long && typed[0] === word[0] ? 2 : 1
  return isNear(typed, word, most) || (typed.length >= long && soundsNear(typed, word))
}

/** Whether so few letters differ from the word, or from as much of it as may have been typed. */
function isNear(typed: string, word: string, most: number): boolean {
  if (word.length < typed.length - most) return false
  const typable = word.slice(0, typed.length + most)
  const distances = beginningDistances(typed, typable)
  const isWithin = (letters: number) => (distances[letters] ?? most + 1) <= most
  const { length } = typed
  return isWithin(length - 1) || isWithin(length) || isWithin(length + 1) || isWithin(word.length)
}

function isShortSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || editDistance(typed, word) > 1) return false
  if (word.length > typed.length || isAnagram(typed, word)) return true
  return typed.length > shortest && typed[0] === word[0]
}

const isAnagram = (one: string, other: string) =>
  [...one].sort().join() === [...other].sort().join()

/** As far as it was typed, it sounds the same but for one letter. */
function soundsNear(typed: string, word: string): boolean {
  const [one, other] = [fold(typed), fold(word)]
  return one.length > short && one[0] === other[0] && isNear(one, other, 1)
}

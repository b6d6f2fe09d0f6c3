import { editDistance } from '../../../platform/text/edit-distance.ts'

/** From this length on, two letters may be wrong. */
const twoEdits = 9
/** A letter too many or another letter is one of many such typos; few letters can be left out. */
const otherLetter = 0.15
/** The first letter is seldom wrong. */
const otherStart = 0.25
const sameSound = 0.1
/** A name that is spelt by its sound may differ in many letters. */
const mostForSound = 1.3

/** Number of letters of a name that may be wrong in a text. */
export const maxEditsOf = (typed: string): number => (typed.length >= twoEdits ? 2 : 1)

/**
 * The cost of reading a text as a misspelling of a name: about 1 for each wrong letter; null if
 * it is none. Up to half of the letters may be wrong if both sound the same.
 */
export function spellingCost(typed: string, name: string, isSameSound: boolean): number | null {
  const most = isSameSound ? Math.floor(typed.length / 2) : maxEditsOf(typed)
  const edits = editDistance(typed, name, most)
  if (edits > most) return null
  const cost =
    edits +
    (typed.length < name.length || isSwapped(typed, name) ? 0 : otherLetter) +
    (typed.charAt(0) === name.charAt(0) ? 0 : otherStart)
  return isSameSound ? Math.min(cost - sameSound, mostForSound) : cost
}

/** Whether both have the same letters, in another order. */
const isSwapped = (one: string, other: string) =>
  [...one].sort().join() === [...other].sort().join()

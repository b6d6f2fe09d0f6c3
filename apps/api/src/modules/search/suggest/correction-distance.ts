import { beginningDistances } from '../../platform/text/edit-distance.ts'
import { isTypo } from './typo.ts'

/** The word compared last, and its distance from each term. */
let last = { typed: '', distances: new Map<string, number>() }

/**
 * The number of letters that correct a typed word to a term, or to as much of it as may have been
 * typed; infinite if it can't be a misspelling of it.
 */
export function correctionDistance(typed: string, word: string): number {
  // One word is compared with hundreds of documents, which share most of their terms.
  if (last.typed !== typed) last = { typed, distances: new Map() }
  const known = last.distances.get(word)
  if (known !== undefined) return known
  const distance = isTypo(typed, word) ? wordDistance(typed, word) : Number.POSITIVE_INFINITY
  last.distances.set(word, distance)
  return distance
}

/** Edits to the whole term, or to as much of it as may have been typed. */
function wordDistance(typed: string, word: string): number {
  const distances = beginningDistances(typed, word, Math.max(typed.length, word.length))
  const to = (letters: number) => distances[Math.min(letters, word.length)] ?? 0
  const whole = to(word.length)
  if (Math.abs(word.length - typed.length) <= 1 && whole <= 1) return whole
  const partial = Math.min(to(typed.length), to(typed.length + 1), to(typed.length - 1))
  return Math.min(whole, partial + 0.2)
}

import { fold } from './fold.ts'
import { hash32 } from './hashes.ts'

/** Words up to this length are searched by spelling, longer ones by sound. */
const maxExactLength = 3
/** Shorter folds are ambiguous: maha and moha would both be m. */
const minFold = 3
const maxKeyLength = 12
/** Places are found from this many letters on, so that `p` does not match all of Pune. */
const minOfPlace = 3

/** The form in which a typed prefix of a word is looked up. */
export function lookupForm(word: string): string {
  if (word.length <= maxExactLength) return word
  const folded = fold(word)
  return folded.length < minFold ? word.slice(0, maxKeyLength) : `~${folded.slice(0, maxKeyLength)}`
}

/** The key of a typed prefix of a word. */
export const wordKey = (word: string): number => hash32(lookupForm(word))

/** The key of a fold, for corrections. */
export const foldKey = (folded: string): number => hash32(`~${folded.slice(0, maxKeyLength)}`)

/** The keys of all prefixes of a word with at least `from` letters. */
export function prefixKeys(word: string, from = 1): number[] {
  const keys = new Set<number>()
  for (let length = Math.min(from, word.length); length <= word.length; length++) {
    keys.add(wordKey(word.slice(0, length)))
    if (length >= 24) break
  }
  return [...keys]
}

/** The keys of a word of a place name. */
export const placePrefixKeys = (word: string): number[] => prefixKeys(word, minOfPlace)

import { fold } from '../../platform/text/fold.ts'
import { foldKey, lookupForm, wordKey } from '../../platform/text/word-keys.ts'
import { longLength, minLength, shortLength } from './typo.ts'

/** The letters of folds after the first letter, and the possible first letters. */
const inner = 'bcdgijklmnprstuvx'
const first = `${inner}ah`
const latin = 'abcdefghijklmnopqrstuvwxyz'
const longest = 12

/**
 * The keys of words that may be meant by a word with one letter missing, added, wrong or swapped,
 * as `isTypo` defines it, without the key of the word itself. Up to two hundred keys, most of which
 * occur in no document. Empty for words of one or two letters and for numbers.
 */
export function correctionKeys(word: string): Set<number> {
  const keys = new Set<number>()
  if (word.length < minLength || /\d/.test(word)) return keys
  const folded = fold(word).slice(0, longest)
  if (word.length < longLength || folded.length <= shortLength) {
    for (const edit of word.length > shortLength ? edits(word, latin, latin) : shortEdits(word)) {
      keys.add(wordKey(edit))
    }
  } else {
    for (const edit of drops(word)) keys.add(wordKey(edit))
    for (const edit of swaps(word)) keys.add(wordKey(edit))
    for (const edit of edits(folded, first, inner)) {
      if (edit.length >= minLength && !hasDouble(edit)) keys.add(foldKey(edit))
    }
  }
  keys.delete(wordKey(word))
  return keys
}

/** Whether a word can be corrected: it is long enough and has no digits. */
export const canBeMisspelt = (word: string): boolean =>
  word.length >= minLength && !/\d/.test(word) && lookupForm(word) !== ''

function* edits(word: string, leading: string, following: string): Generator<string> {
  yield* drops(word)
  yield* swaps(word)
  yield* inserts(word, leading, following)
  yield* changes(word, leading, following)
}

/**
 * In a short word the first letter is taken as correct; in the shortest words no letter is
 * replaced.
 */
function* shortEdits(word: string): Generator<string> {
  yield* swaps(word)
  yield* inserts(word, latin, latin)
  if (word.length > minLength) {
    yield* drops(word, 1)
    yield* changes(word, '', latin)
  }
}

function* inserts(word: string, leading: string, following: string): Generator<string> {
  for (let i = 0; i <= word.length; i++) {
    for (const letter of i === 0 ? leading : following) {
      yield word.slice(0, i) + letter + word.slice(i)
    }
  }
}

function* changes(word: string, leading: string, following: string): Generator<string> {
  for (let i = 0; i < word.length; i++) {
    for (const letter of i === 0 ? leading : following) {
      yield word.slice(0, i) + letter + word.slice(i + 1)
    }
  }
}

function* drops(word: string, from = 0): Generator<string> {
  for (let i = from; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1)
}

function* swaps(word: string): Generator<string> {
  for (let i = 0; i + 1 < word.length; i++) {
    yield word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)
  }
}

const hasDouble = (word: string) => /(.)\1/.test(word)

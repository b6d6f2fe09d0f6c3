import { wordKey } from '../documents/keys.ts'
import type { TypedWord } from './typed-words.ts'

/** Endings that make another form of a word; what is left of it must say enough. */
const endings = /(?:ics|ings?|ers?|es|s)$/
const leastStem = 4
const doubled = /([bdgklmnprt])\1$/

/**
 * The beginning that the forms of a word share: dancing and dance begin with danc, robotics and
 * robots with robot. Null for a word that has no such ending.
 */
export function stemOf(word: string): string | null {
  const stem = word.replace(endings, '').replace(doubled, '$1')
  return stem !== word && stem.length >= leastStem ? stem : null
}

/** The words with each form brought to its stem; null where none has one. */
export function stemmed(words: readonly TypedWord[]): TypedWord[] | null {
  let isAny = false
  const stems = words.map((word) => {
    const stem = stemOf(word.text)
    isAny ||= stem !== null
    return stem === null ? word : { text: stem, key: wordKey(stem) }
  })
  return isAny ? stems : null
}

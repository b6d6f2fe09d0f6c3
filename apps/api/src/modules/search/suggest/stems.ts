import { wordKey } from '../../platform/text/word-keys.ts'
import type { QueryToken } from './query-tokens.ts'

/** Word endings to remove; the stem must stay long enough to be distinctive. */
const endings = /(?:ics|ings?|ers?|es|s)$/
const minStem = 4
const doubled = /([bdgklmnprt])\1$/

/**
 * The common start of a word's forms: danc for dancing and dance, robot for robotics and robots.
 * Null for a word without such an ending.
 */
export function stemOf(word: string): string | null {
  const stem = word.replace(endings, '').replace(doubled, '$1')
  return stem !== word && stem.length >= minStem ? stem : null
}

/** The tokens with stems in place of inflected words; null if none is inflected. */
export function stemTokens(words: readonly QueryToken[]): QueryToken[] | null {
  let isAny = false
  const stems = words.map((word) => {
    const stem = stemOf(word.text)
    isAny ||= stem !== null
    return stem === null ? word : { text: stem, key: wordKey(stem) }
  })
  return isAny ? stems : null
}

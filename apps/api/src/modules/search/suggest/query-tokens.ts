import { normalise } from '../../platform/text/normalise.ts'
import { wordKey } from '../../platform/text/word-keys.ts'
import { type DocumentKind, kindKey } from '../documents/keys.ts'
import { meaningfulWords } from './stop-words.ts'

/** One word of a query with the key that documents store for it. */
export interface QueryToken {
  readonly text: string
  readonly key: number
}

export interface ParsedQuery {
  /** The whole query, normalised. */
  readonly norm: string
  /** The query without stop words and repeated words. */
  readonly core: string
  /** The distinct words of `core`, at most `maxWords`. */
  readonly words: readonly QueryToken[]
  /** Keys of the recognised filter values. */
  readonly filterKeys: readonly number[]
}

/** Words after these are ignored: names have fewer, and each word costs time. */
const maxWords = 8
const longest = 200

/** A PIN code as written on letters: 560 102. */
const spacedPincode = /\b([1-9]\d{2}) (\d{3})\b/g

/** Parses what a user typed. A query without letters or digits has no words. */
export function parseQuery(typed: string): ParsedQuery {
  const norm = normalise(typed.slice(0, longest)).replace(spacedPincode, '$1$2')
  const words = meaningfulWords(norm === '' ? [] : norm.split(' '))
  return { norm, core: [...new Set(words)].join(' '), words: tokenise(words), filterKeys: [] }
}

/** The distinct tokens of the words. */
export const tokenise = (words: readonly string[]): QueryToken[] =>
  [...new Set(words)].slice(0, maxWords).map((text) => ({ text, key: wordKey(text) }))

interface KeyScope {
  readonly query: ParsedQuery
  readonly kind: DocumentKind | null
}

/**
 * The keys that documents must have: the words, the filter values and, if it is selective, the
 * kind.
 */
export function keysOf(words: readonly QueryToken[], { query, kind }: KeyScope): number[] {
  const keys = [...words.map((word) => word.key), ...query.filterKeys]
  return kind === null || kind === 'school' ? keys : [...keys, kindKey(kind)]
}

import { type DocumentKind, kindKey, wordKey } from '../documents/keys.ts'
import { normalise } from '../text/normalise.ts'
import { meaningfulWords } from './noise-words.ts'

/** One word of a query: what was typed, and the key that documents hold of it. */
export interface TypedWord {
  readonly text: string
  readonly key: number
}

export interface TypedQuery {
  /** All of it, normalised. */
  readonly norm: string
  /** What it says without noise, as it was typed. */
  readonly core: string
  /** The words of that, each once, at most `mostWords`. */
  readonly words: readonly TypedWord[]
  /** Keys of the filter values that it names, where it is understood so. */
  readonly filterKeys: readonly number[]
}

/** Words past these are not looked at: names have fewer, and each costs. */
const mostWords = 8
const longest = 200

/** A pincode as it is written on letters: 560 102. */
const partedPincode = /\b([1-9]\d{2}) (\d{3})\b/g

/** Reads what a person typed. A query without letters or digits has no words. */
export function readQuery(typed: string): TypedQuery {
  const norm = normalise(typed.slice(0, longest)).replace(partedPincode, '$1$2')
  const said = meaningfulWords(norm === '' ? [] : norm.split(' '))
  return { norm, core: said.join(' '), words: typedWords(said), filterKeys: [] }
}

/** The words to look for, each once. */
export const typedWords = (said: readonly string[]): TypedWord[] =>
  [...new Set(said)].slice(0, mostWords).map((text) => ({ text, key: wordKey(text) }))

interface Asked {
  readonly query: TypedQuery
  readonly kind: DocumentKind | null
}

/**
 * What must occur: the words, the filter values of the query, and the kind where that is rare enough
 * to lead to the rest.
 */
export function keysOf(words: readonly TypedWord[], { query, kind }: Asked): number[] {
  const keys = [...words.map((word) => word.key), ...query.filterKeys]
  return kind === null || kind === 'school' ? keys : [...keys, kindKey(kind)]
}

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
  const distinct = [...new Set(said)]
  const words = distinct.slice(0, mostWords).map((text) => ({ text, key: wordKey(text) }))
  return { norm, core: said.join(' '), words }
}

/** What must occur: the words, and the kind where that is rare enough to lead to the rest. */
export function keysOf(words: readonly TypedWord[], kind: DocumentKind | null): number[] {
  const keys = words.map((word) => word.key)
  return kind === null || kind === 'school' ? keys : [...keys, kindKey(kind)]
}

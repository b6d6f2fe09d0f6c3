import type { CandidatesRepository } from './candidates.repository.ts'
import type { Frequencies } from './key-split.ts'
import { canBeMisspelt, correctionKeys } from './misspellings.ts'
import type { QueryToken } from './query-tokens.ts'

const maxMisspelt = 3
const maxAlternatives = 24

/** A token of a query with its number of documents. */
export interface CountedToken {
  readonly word: QueryToken
  readonly own: number
}

/** The keys of words that a token may mean. */
export interface Alternatives {
  readonly keys: readonly number[]
  /** The number of documents of all keys together. */
  readonly documents: number
}

/** The tokens with their number of documents, the rarest first. */
export async function countTokens(
  repository: CandidatesRepository,
  words: readonly QueryToken[],
  frequencies: Frequencies,
): Promise<CountedToken[]> {
  const unknown = words.filter((word) => !frequencies.has(word.key)).map((word) => word.key)
  const rare = unknown.length === 0 ? frequencies : await repository.countDocuments(unknown)
  return words
    .map((word) => ({ word, own: frequencies.get(word.key) ?? rare.get(word.key) ?? 0 }))
    .sort((a, b) => a.own - b.own)
}

/**
 * The tokens that may be misspelt, the likeliest first: the one that no document has, otherwise the
 * rarest.
 */
export function likelyMisspelt(counted: readonly CountedToken[]): CountedToken[] {
  const missing = counted.filter(({ own }) => own === 0)
  // After correcting one of them, the others would still match no document.
  if (missing.length > 1) return []
  return (missing.length > 0 ? missing : counted)
    .filter(({ word }) => canBeMisspelt(word.text))
    .slice(0, maxMisspelt)
}

/** The most frequent words that a token may mean. Costs up to two hundred index lookups. */
export async function findAlternatives(
  repository: CandidatesRepository,
  word: QueryToken,
): Promise<Alternatives> {
  const corrections = correctionKeys(word.text)
  const occurring = await repository.countDocuments(corrections)
  const keys = [...corrections]
    .filter((key) => occurring.has(key))
    .sort((a, b) => (occurring.get(b) ?? 0) - (occurring.get(a) ?? 0))
    .slice(0, maxAlternatives)
  return { keys, documents: keys.reduce((sum, key) => sum + (occurring.get(key) ?? 0), 0) }
}

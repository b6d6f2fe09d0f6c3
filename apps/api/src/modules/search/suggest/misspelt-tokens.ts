import type { CandidatesRepository } from './candidates.repository.ts'
import type { Frequencies } from './key-split.ts'
import { canBeMisspelt, correctionKeys } from './misspellings.ts'
import type { QueryToken } from './query-tokens.ts'

const maxMisspelt = 3
const maxCommonAlternatives = 24
/** Alternatives in this many documents together are searched completely. */
const maxRareDocuments = 20_000

/** A token of a query with its number of documents. */
export interface CountedToken {
  readonly word: QueryToken
  readonly own: number
}

/** The keys of words that a token may mean. */
export interface Alternatives {
  /** The rarest, which are in few documents together. */
  readonly rare: KeysWithDocuments
  /** The most frequent of the others. */
  readonly common: KeysWithDocuments
}

interface KeysWithDocuments {
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

/** The words that a token may mean. Costs up to two hundred index lookups. */
export async function findAlternatives(
  repository: Pick<CandidatesRepository, 'countDocuments'>,
  word: QueryToken,
): Promise<Alternatives> {
  const occurring = await repository.countDocuments(correctionKeys(word.text))
  const rarestFirst = [...occurring].sort(([, a], [, b]) => a - b)
  let documents = 0
  const firstCommon = rarestFirst.findIndex(([, count]) => {
    documents += count
    return documents > maxRareDocuments
  })
  const common = firstCommon === -1 ? rarestFirst.length : firstCommon
  return {
    rare: withDocuments(rarestFirst.slice(0, common)),
    common: withDocuments(rarestFirst.slice(common).slice(-maxCommonAlternatives)),
  }
}

const withDocuments = (counts: readonly (readonly [number, number])[]): KeysWithDocuments => ({
  keys: counts.map(([key]) => key),
  documents: counts.reduce((sum, [, count]) => sum + count, 0),
})

/** The alternatives of both groups. */
export const allAlternatives = ({ rare, common }: Alternatives): KeysWithDocuments => ({
  keys: [...rare.keys, ...common.keys],
  documents: rare.documents + common.documents,
})

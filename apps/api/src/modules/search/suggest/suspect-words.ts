import type { CandidatesRepository } from './candidates.repository.ts'
import type { Frequencies } from './key-split.ts'
import { canBeMisspelt, meantKeys } from './misspellings.ts'
import type { TypedWord } from './typed-words.ts'

const mostSuspects = 3
const mostAlternatives = 24

/** A word of a query, and in how many documents it occurs. */
export interface CountedWord {
  readonly word: TypedWord
  readonly own: number
}

/** What a word may mean. */
export interface Alternatives {
  readonly keys: readonly number[]
  /** In how many documents they occur altogether. */
  readonly documents: number
}

/** In how many documents each word occurs; the rarest first. */
export async function countWords(
  repository: CandidatesRepository,
  words: readonly TypedWord[],
  frequencies: Frequencies,
): Promise<CountedWord[]> {
  const unknown = words.filter((word) => !frequencies.has(word.key)).map((word) => word.key)
  const rare = unknown.length === 0 ? frequencies : await repository.occurring(unknown)
  return words
    .map((word) => ({ word, own: frequencies.get(word.key) ?? rare.get(word.key) ?? 0 }))
    .sort((a, b) => a.own - b.own)
}

/**
 * Those of `counted` that may be misspelt, the likeliest first: the one that no document has, else
 * those that the fewest have.
 */
export function suspectWords(counted: readonly CountedWord[]): CountedWord[] {
  const missing = counted.filter(({ own }) => own === 0)
  // Putting one right would leave another that no document has.
  if (missing.length > 1) return []
  return (missing.length > 0 ? missing : counted)
    .filter(({ word }) => canBeMisspelt(word.text))
    .slice(0, mostSuspects)
}

/** What there is that a word may mean, the most frequent. It costs up to two hundred look-ups. */
export async function alternativesOf(
  repository: CandidatesRepository,
  word: TypedWord,
): Promise<Alternatives> {
  const meant = meantKeys(word.text)
  const occurring = await repository.occurring(meant)
  const keys = [...meant]
    .filter((key) => occurring.has(key))
    .sort((a, b) => (occurring.get(b) ?? 0) - (occurring.get(a) ?? 0))
    .slice(0, mostAlternatives)
  return { keys, documents: keys.reduce((sum, key) => sum + (occurring.get(key) ?? 0), 0) }
}

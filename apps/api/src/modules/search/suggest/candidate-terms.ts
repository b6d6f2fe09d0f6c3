import { nameWords } from '../../platform/text/abbreviations.ts'
import { fold } from '../../platform/text/fold.ts'
import { normalise } from '../../platform/text/normalise.ts'
import type { Candidate } from './candidate.ts'

const known = new WeakMap<Candidate, readonly string[]>()

/** The words of a document's name and place, computed once per candidate. */
export function candidateTerms(candidate: Candidate): readonly string[] {
  const before = known.get(candidate)
  if (before) return before
  const { norm, detail } = candidate
  const words = [...nameWords(norm), ...nameWords(normalise(detail))]
  known.set(candidate, words)
  return words
}

/** Whether a word of the document starts with the text or sounds as if it did. */
export function hasSoundOf(text: string, candidate: Candidate): boolean {
  const form = fold(text)
  return candidateTerms(candidate).some((word) => fold(word).startsWith(form))
}

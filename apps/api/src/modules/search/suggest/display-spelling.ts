import { fold } from '../../platform/text/fold.ts'
import type { Candidate } from './candidate.ts'
import { candidateTerms } from './candidate-terms.ts'
import { correctedSchoolWord } from './stop-words.ts'

/**
 * Spells the words of a corrected query as names do: "delhi publik scool" is matched by one
 * corrected word and by sound, and is shown as "delhi public school".
 */
export function displaySpelling(corrected: string, candidates: readonly Candidate[]): string {
  const known = candidates.flatMap(candidateTerms)
  return corrected
    .split(' ')
    .map((word) => correctedSchoolWord(word) ?? spellingOf(word, known))
    .join(' ')
}

/** The word if a name contains it; otherwise the most frequent word with the same sound. */
function spellingOf(word: string, known: readonly string[]): string {
  if (known.some((other) => other.startsWith(word))) return word
  const sound = fold(word)
  const times = new Map<string, number>()
  for (const other of known) {
    if (fold(other) === sound) times.set(other, (times.get(other) ?? 0) + 1)
  }
  const [commonest] = [...times].sort(([, a], [, b]) => b - a)
  return commonest?.[0] ?? word
}

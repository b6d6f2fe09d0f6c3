import { fold } from '../text/fold.ts'
import { candidateWords } from './candidate-words.ts'
import type { Candidate } from './candidates.repository.ts'
import { schoolSpelt } from './noise-words.ts'

/**
 * A query that was put right, with its other words as names spell them: "delhi publik scool" finds
 * by one word and by sound, but is offered as "delhi public school".
 */
export function speltOut(corrected: string, candidates: readonly Candidate[]): string {
  const known = candidates.flatMap(candidateWords)
  return corrected
    .split(' ')
    .map((word) => schoolSpelt(word) ?? spellingOf(word, known))
    .join(' ')
}

/** The word, if something begins so; else the commonest that sounds as it does. */
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

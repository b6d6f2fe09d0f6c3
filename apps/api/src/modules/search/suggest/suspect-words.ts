import type { CandidatesRepository } from './candidates.repository.ts'
import type { Frequencies } from './key-split.ts'
import { canBeMisspelt, meantKeys } from './misspellings.ts'
import type { TypedWord } from './typed-words.ts'

const mostSuspects = 3
const mostAlternatives = 24

/** A word that may be misspelt, and what it may mean. */
interface Suspect {
  readonly word: TypedWord
  readonly alternatives: readonly number[]
  /** In how many documents the alternatives occur altogether. */
  readonly documents: number
}

/**
 * The words that may be misspelt, the likeliest first: those for which there is something else that
 * may be meant, in more than `timesMore` times as many documents. Each costs a few hundred look-ups, when it is
 * its turn.
 */
export async function* suspectWords(
  repository: CandidatesRepository,
  words: readonly TypedWord[],
  frequencies: Frequencies,
  timesMore: number,
): AsyncGenerator<Suspect> {
  const rarest = await rarestWords(repository, words, frequencies, timesMore > 0)
  for (const { word, own } of rarest) {
    const meant = meantKeys(word.text)
    const occurring = await repository.occurring(meant)
    const known = [...meant]
      .filter((key) => occurring.has(key))
      .sort((a, b) => (occurring.get(b) ?? 0) - (occurring.get(a) ?? 0))
      .slice(0, mostAlternatives)
    const documents = known.reduce((sum, key) => sum + (occurring.get(key) ?? 0), 0)
    if (documents > own * timesMore) yield { word, alternatives: known, documents }
  }
}

/** The words most likely misspelt: those that no document has, else those that the fewest have. */
async function rarestWords(
  repository: CandidatesRepository,
  words: readonly TypedWord[],
  frequencies: Frequencies,
  onlyRare: boolean,
) {
  const checked = words
    .filter((word) => canBeMisspelt(word.text))
    .filter((word) => !onlyRare || !frequencies.has(word.key))
  const unknown = checked.filter((word) => !frequencies.has(word.key)).map((word) => word.key)
  const rare = unknown.length === 0 ? frequencies : await repository.occurring(unknown)
  const counted = checked.map((word) => {
    return { word, own: frequencies.get(word.key) ?? rare.get(word.key) ?? 0 }
  })
  const missing = counted.filter(({ own }) => own === 0)
  return (missing.length > 0 ? missing : counted.sort((a, b) => a.own - b.own)).slice(
    0,
    mostSuspects,
  )
}

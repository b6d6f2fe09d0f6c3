import type { Candidate } from './candidate.ts'
import type { CandidateSearch, FinderDeps } from './find.ts'
import { type Frequencies, likelyDocuments, splitBeside, splitKeys } from './key-split.ts'
import { type Alternatives, allAlternatives, type CountedToken } from './misspelt-tokens.ts'
import { keysOf, type QueryToken } from './query-tokens.ts'
import { candidateLimit, type Ranking } from './ranking.ts'

/** Alternatives beside tokens in this many documents are found among the popular ones. */
const commonDocuments = 20_000
/** Documents with a rare alternative that are compared with the query. */
const maxRareCandidates = 400

export interface Correction extends FinderDeps {
  readonly search: CandidateSearch
  readonly frequencies: Frequencies
  readonly ranking: Ranking
}

export interface WithOthers {
  readonly candidates: Candidate[]
  /** Whether there are no more of these documents. */
  readonly isComplete: boolean
}

/**
 * The documents with the other tokens, whatever the suspect means; null if these could be too many.
 */
export async function findWithOthers(
  correction: Correction,
  suspect: QueryToken,
): Promise<WithOthers | null> {
  const { search, frequencies } = correction
  const others = search.query.words.filter((word) => word !== suspect)
  const limit = candidateLimit(search.limit)
  if (others.length < 2 || likelyDocuments(keysOf(others, search), frequencies) >= limit)
    return null
  const candidates = await findAll(correction, others, limit)
  return { candidates, isComplete: candidates.length < limit }
}

/** Documents with one of the alternatives to the suspect, and all other tokens. */
export async function findWithAlternatives(
  { repository, search, frequencies }: Correction,
  { word, own }: CountedToken,
  { rare, common }: Alternatives,
  minRatio: number,
): Promise<Candidate[]> {
  const { query, kind } = search
  if (allAlternatives({ rare, common }).documents <= own * minRatio) return []
  const others = query.words.filter((other) => other !== word)
  const found = await Promise.all(
    [rare, common].map(async ({ keys, documents }) => {
      if (keys.length === 0) return []
      const split = splitBeside(keysOf(others, search), documents, frequencies)
      const areOthersCommon = split.required.every(
        (key) => (frequencies.get(key) ?? 0) >= commonDocuments,
      )
      const limit = keys === rare.keys ? maxRareCandidates : candidateLimit(search.limit)
      const enough = keys === common.keys && areOthersCommon ? 1 : limit
      const { norm } = query
      return repository.matching({ ...split, norm, alternatives: keys, kind, enough, limit })
    }),
  )
  return found.flat()
}

/** Documents with all tokens, the most popular first. */
export const findAll = (
  { repository, search, frequencies }: Correction,
  words: readonly QueryToken[],
  enough: number,
): Promise<Candidate[]> =>
  repository.matching({
    ...splitKeys(keysOf(words, search), frequencies),
    norm: search.query.norm,
    alternatives: null,
    kind: search.kind,
    enough,
    limit: candidateLimit(search.limit),
  })

import type { Candidate } from './candidates.repository.ts'
import type { CandidateSearch, FinderDeps } from './find.ts'
import { type Frequencies, splitBeside, splitKeys } from './key-split.ts'
import { type Alternatives, allAlternatives, type CountedToken } from './misspelt-tokens.ts'
import { keysOf, type QueryToken } from './query-tokens.ts'
import { candidateLimit, type Ranking } from './ranking.ts'

/** If another token has at most this many documents, all documents with the other tokens are read. */
const maxReadDocuments = 10_000
/** Alternatives beside tokens in this many documents are found among the popular ones. */
const commonDocuments = 20_000
/** Documents with a rare alternative that are compared with the query. */
const maxRareCandidates = 400

export interface Correction extends FinderDeps {
  readonly search: CandidateSearch
  readonly frequencies: Frequencies
  readonly ranking: Ranking
}

/**
 * All documents with the other tokens, whatever the suspect means; null if these could be too many.
 */
export async function findWithOthers(
  correction: Correction,
  suspect: QueryToken,
): Promise<Candidate[] | null> {
  const { search, frequencies } = correction
  const others = search.query.words.filter((word) => word !== suspect)
  const rarest = Math.min(...others.map(({ key }) => frequencies.get(key) ?? 0))
  if (others.length < 2 || rarest > maxReadDocuments) return null
  const limit = candidateLimit(search.limit)
  const found = await findAll(correction, others, limit)
  return found.length < limit ? found : null
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

import type { Point } from '../../platform/places/distance.ts'
import type { DocumentKind } from '../documents/keys.ts'
import type { FilterTerms } from '../text/filter-terms.ts'
import type { Candidate } from './candidate.ts'
import type { CandidatesRepository } from './candidates.repository.ts'
import { filteredQuery } from './filtered-query.ts'
import { findCorrected } from './find-corrected.ts'
import { findFiltered } from './find-filtered.ts'
import { findLiteral, findNearby, findOtherForms, findSplit } from './find-literal.ts'
import type { FrequentKeys } from './frequent-keys.ts'
import { type ParsedQuery, parseQuery } from './query-tokens.ts'
import { Ranking } from './ranking.ts'
import type { SwrCache } from './swr-cache.ts'

export interface CandidateSearch {
  readonly query: ParsedQuery
  readonly location: Point | null
  /** One kind only; null for all. */
  readonly kind: DocumentKind | null
  /** The number of candidates to return. */
  readonly limit: number
  /** Whether only documents with all words as typed are wanted. @default false */
  readonly isLiteral?: boolean
}

export interface Found {
  /** The best first; with a location, nearby ones before all others. */
  readonly candidates: readonly Candidate[]
  /** The query with its misspelt words corrected; null without corrections. */
  readonly corrected: string | null
  /** Candidates found without corrections. */
  readonly literal: readonly Candidate[]
  /** Whether words of the query were recognised as filter values. */
  readonly isFiltered: boolean
}

export interface FinderDeps {
  readonly repository: CandidatesRepository
  readonly frequentKeys: FrequentKeys
  readonly filterTerms: SwrCache<FilterTerms>
}

const noCandidates: Found = { candidates: [], corrected: null, literal: [], isFiltered: false }

/**
 * Finds candidates by spelling and sound, then by filter values such as boards and types of
 * schools, then with corrected words.
 */
export async function find(deps: FinderDeps, search: CandidateSearch): Promise<Found> {
  if (search.query.words.length === 0) return noCandidates
  const frequencies = await deps.frequentKeys.counts()
  const ranking = new Ranking(search)
  await findLiteral(deps, search, frequencies, ranking)
  if (mayBeSchool(search)) {
    const query = filteredQuery(search.query, await deps.filterTerms.get())
    const filtered = query && (await findFiltered(deps, search, query, frequencies, ranking))
    if (filtered) return filtered
  }
  if (ranking.size === 0) await findOtherForms(deps, search, frequencies, ranking)
  else if (ranking.size < search.limit) await findSplit(deps, search, frequencies, ranking)
  const literal = ranking.best()
  if (ranking.isSettled || search.isLiteral) {
    return { candidates: literal, corrected: null, literal, isFiltered: false }
  }
  const corrected = await findCorrected(deps, search, frequencies, ranking)
  if (corrected !== null && search.location) {
    ranking.addNearby(
      await findNearby(deps, { ...search, query: parseQuery(corrected) }, frequencies),
    )
  }
  return { candidates: ranking.best(), corrected, literal, isFiltered: false }
}

/** Only schools are found by their filter values. */
const mayBeSchool = ({ kind }: CandidateSearch) => kind === null || kind === 'school'

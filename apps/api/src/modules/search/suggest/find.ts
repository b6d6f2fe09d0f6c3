import type { DocumentKind } from '../documents/keys.ts'
import type { FilterWords } from '../text/filter-words.ts'
import type { Candidate, CandidatesRepository } from './candidates.repository.ts'
import { filteredQuery } from './filtered-query.ts'
import { findCorrected } from './find-corrected.ts'
import { findFiltered } from './find-filtered.ts'
import { findLiteral, findNear, findOtherForms } from './find-literal.ts'
import type { FrequentKeys } from './frequent-keys.ts'
import type { Point } from './grid-around.ts'
import { Ranking } from './ranking.ts'
import type { SwrCache } from './swr-cache.ts'
import { readQuery, type TypedQuery } from './typed-words.ts'

export interface Search {
  readonly query: TypedQuery
  readonly here: Point | null
  /** One kind only; null for all. */
  readonly kind: DocumentKind | null
  /** How many are wanted. */
  readonly limit: number
}

export interface Found {
  /** The best first; near ones before all others where a place is known. */
  readonly candidates: readonly Candidate[]
  /** The query with its misspelt words put right, where there were some. */
  readonly corrected: string | null
  /** Those found without putting anything right. */
  readonly literal: readonly Candidate[]
  /** Whether words of the query were understood as filter values. */
  readonly isFiltered: boolean
}

export interface Finder {
  readonly repository: CandidatesRepository
  readonly frequentKeys: FrequentKeys
  readonly filterWords: SwrCache<FilterWords>
}

const nothing: Found = { candidates: [], corrected: null, literal: [], isFiltered: false }

/**
 * Finds what was meant: as it is spelt and as it sounds, with boards and types of schools understood
 * as such, then with words put right.
 */
export async function find(finder: Finder, search: Search): Promise<Found> {
  if (search.query.words.length === 0) return nothing
  const frequencies = await finder.frequentKeys.counts()
  const ranking = new Ranking(search)
  await findLiteral(finder, search, frequencies, ranking)
  if (mayBeSchool(search)) {
    const query = filteredQuery(search.query, await finder.filterWords.get())
    const filtered = query && (await findFiltered(finder, search, query, frequencies, ranking))
    if (filtered) return filtered
  }
  if (ranking.size === 0) await findOtherForms(finder, search, frequencies, ranking)
  const literal = ranking.best()
  if (ranking.isSettled) {
    return { candidates: literal, corrected: null, literal, isFiltered: false }
  }
  const corrected = await findCorrected(finder, search, frequencies, ranking)
  if (corrected !== null && search.here) {
    ranking.addNear(await findNear(finder, { ...search, query: readQuery(corrected) }, frequencies))
  }
  return { candidates: ranking.best(), corrected, literal, isFiltered: false }
}

/** Of everything that is searched, schools alone are found by their filter values. */
const mayBeSchool = ({ kind }: Search) => kind === null || kind === 'school'

import type { Point } from '../../platform/places/distance.ts'
import type { Candidate } from './candidate.ts'
import { type FilteredQuery, filteredQuery, isNamedAfter } from './filtered-query.ts'
import type { CandidateSearch, FinderDeps, Found } from './find.ts'
import { findCorrected } from './find-corrected.ts'
import { findLiteral, findNearby } from './find-literal.ts'
import type { Frequencies } from './key-split.ts'
import { parseQuery } from './query-tokens.ts'
import { documentId, Ranking } from './ranking.ts'

/** Degrees. Schools named after a board come first up to this distance. */
const nearbyDegrees = 0.5

/**
 * Finds documents with the filter values of the query, after nearby ones that are named after those
 * values. Null if the filter values do not help. `byName` has the documents with all tokens in
 * their name or place.
 */
export async function findFiltered(
  finder: FinderDeps,
  search: CandidateSearch,
  query: FilteredQuery,
  frequencies: Frequencies,
  byName: Ranking,
): Promise<Found | null> {
  const { location, limit } = search
  const literal = byName.best()
  const named = literal.filter((each) => isNamedAfter(query, each))
  const nearbyNamed = named.filter((each) => isNearby(each, location))
  if (nearbyNamed.length >= limit) return literalResult(nearbyNamed)
  const filtered = { ...search, query }
  const ranking = new Ranking(filtered)
  await findLiteral(finder, filtered, frequencies, ranking)
  if (ranking.size > 0) {
    // In a search of all kinds, the letters of a board can also start a name: ib is the start of Ibrahim.
    const others = search.kind === null ? literal : named
    return literalResult(
      withoutDuplicates([...nearbyNamed, ...ranking.best(), ...others]).slice(0, limit),
    )
  }
  if (byName.size > 0 || query.words.length === 0) return null
  const known = await finder.repository.countDocuments(query.filterKeys)
  return known.size < query.filterKeys.length
    ? findUnfiltered(finder, filtered, frequencies)
    : findMisspelt(finder, filtered, frequencies, ranking)
}

/**
 * If no school has the filter value, any school of the place may have it: shows those, and suggests
 * the query without the filter value.
 */
async function findUnfiltered(
  finder: FinderDeps,
  search: CandidateSearch,
  frequencies: Frequencies,
): Promise<Found | null> {
  const query = { ...search.query, filterKeys: [] }
  const unfiltered: CandidateSearch = { ...search, query, kind: 'school' }
  const ranking = new Ranking(unfiltered)
  await findLiteral(finder, unfiltered, frequencies, ranking)
  if (ranking.size === 0) return null
  return { candidates: ranking.best(), corrected: query.core, literal: [], isFiltered: true }
}

/** Documents with the filter values and with corrected tokens. */
async function findMisspelt(
  finder: FinderDeps,
  search: CandidateSearch & { readonly query: FilteredQuery },
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<Found | null> {
  const corrected = await findCorrected(finder, search, frequencies, ranking)
  if (corrected === null) return null
  const query = filteredQuery(parseQuery(corrected), await finder.filterTerms.get())
  if (query) ranking.addNearby(await findNearby(finder, { ...search, query }, frequencies))
  return { candidates: ranking.best(), corrected, literal: [], isFiltered: true }
}

const literalResult = (found: readonly Candidate[]): Found => ({
  candidates: found,
  corrected: null,
  literal: found,
  isFiltered: true,
})

const withoutDuplicates = (candidates: readonly Candidate[]): Candidate[] => [
  ...new Map(candidates.map((each) => [documentId(each), each])).values(),
]

function isNearby({ lat, lng }: Candidate, location: Point | null): boolean {
  if (!location) return true
  if (lat === null || lng === null) return false
  return (
    Math.abs(lat - location.lat) < nearbyDegrees && Math.abs(lng - location.lng) < nearbyDegrees
  )
}

import type { Candidate } from './candidates.repository.ts'
import { type FilteredQuery, filteredQuery, isNamedAfter } from './filtered-query.ts'
import type { Finder, Found, Search } from './find.ts'
import { findCorrected } from './find-corrected.ts'
import { findLiteral, findNear } from './find-literal.ts'
import type { Point } from './grid-around.ts'
import type { Frequencies } from './key-split.ts'
import { idOf, Ranking } from './ranking.ts'
import { readQuery } from './typed-words.ts'

/** In degrees: a school that is named after a board comes first so far from the person. */
const nearby = 0.5

/**
 * What has the filter values that the query names, behind what was found by name and is named after
 * them; null where there is nothing to say of them. `byName` is what has all words in its name or place.
 */
export async function findFiltered(
  finder: Finder,
  search: Search,
  query: FilteredQuery,
  frequencies: Frequencies,
  byName: Ranking,
): Promise<Found | null> {
  const { here, limit } = search
  const literal = byName.best()
  const named = literal.filter((each) => isNamedAfter(query, each))
  const first = named.filter((each) => isNearby(each, here))
  if (first.length >= limit) return literally(first)
  const filtered = { ...search, query }
  const ranking = new Ranking(filtered)
  await findLiteral(finder, filtered, frequencies, ranking)
  if (ranking.size > 0) {
    // Of all kinds together, what begins with the letters of a board may still be meant: ib of Ibrahim.
    const others = search.kind === null ? literal : named
    return literally(eachOnce([...first, ...ranking.best(), ...others]).slice(0, limit))
  }
  if (byName.size > 0 || query.words.length === 0) return null
  const told = await finder.repository.occurring(query.filterKeys)
  return told.size < query.filterKeys.length
    ? findUntold(finder, filtered, frequencies)
    : findMisspelt(finder, filtered, frequencies, ranking)
}

/**
 * Where no school anywhere tells of a filter value, any school of the place may have it: those are
 * shown, and the query without it is offered.
 */
async function findUntold(
  finder: Finder,
  search: Search,
  frequencies: Frequencies,
): Promise<Found | null> {
  const query = { ...search.query, filterKeys: [] }
  const untold: Search = { ...search, query, kind: 'school' }
  const ranking = new Ranking(untold)
  await findLiteral(finder, untold, frequencies, ranking)
  if (ranking.size === 0) return null
  return { candidates: ranking.best(), corrected: query.core, literal: [], isFiltered: true }
}

/** What has the filter values, with other words of the query put right. */
async function findMisspelt(
  finder: Finder,
  search: Search & { readonly query: FilteredQuery },
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<Found | null> {
  const corrected = await findCorrected(finder, search, frequencies, ranking)
  if (corrected === null) return null
  const query = filteredQuery(readQuery(corrected), await finder.filterWords.get())
  if (query) ranking.addNear(await findNear(finder, { ...search, query }, frequencies))
  return { candidates: ranking.best(), corrected, literal: [], isFiltered: true }
}

const literally = (found: readonly Candidate[]): Found => ({
  candidates: found,
  corrected: null,
  literal: found,
  isFiltered: true,
})

const eachOnce = (candidates: readonly Candidate[]): Candidate[] => [
  ...new Map(candidates.map((each) => [idOf(each), each])).values(),
]

function isNearby({ lat, lng }: Candidate, here: Point | null): boolean {
  if (!here) return true
  if (lat === null || lng === null) return false
  return Math.abs(lat - here.lat) < nearby && Math.abs(lng - here.lng) < nearby
}

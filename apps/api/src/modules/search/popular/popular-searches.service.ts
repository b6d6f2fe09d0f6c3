import { LRUCache } from 'lru-cache'
import type { Schema } from '../../../contract/operations.ts'
import type { SchoolListService } from '../../catalogue/lists/school-list.service.ts'
import type { Point } from '../../platform/places/distance.ts'
import { normalise } from '../../platform/text/normalise.ts'
import type { QueryLogRepository } from '../query-log/query-log.repository.ts'
import type { QueryPlace } from '../understanding/places/known-places.ts'
import { placeLabel } from '../understanding/places/place-label.ts'
import type { Understanding } from '../understanding/understand.service.ts'

type SuggestedSearch = Schema<'SuggestedSearch'>

export interface PopularSearchesDeps {
  readonly queryLog: Pick<QueryLogRepository, 'popularLists'>
  readonly understanding: Pick<Understanding, 'townNear' | 'bestKnownTowns'>
  readonly schoolList: Pick<SchoolListService, 'listSchools'>
}

const maxSearches = 6
const days = 30
/** Fewer searches say little about what many people look for. */
const minSearches = 5
/** Cached places are this many degrees wide, about 22 km. */
const cell = 0.2
const maxCached = 500
const maxAge = 600_000
/** The filters whose values make searches. */
const namedFilters = { Board: 'board', Type: 'type' } as const

export type PopularSearches = ReturnType<typeof createPopularSearches>

/** Popular searches for an empty search box. */
export function createPopularSearches(deps: PopularSearchesDeps) {
  const cached = new LRUCache<string, SuggestedSearch[]>({ max: maxCached, ttl: maxAge })

  return {
    /**
     * The lists that people asked for most, near a point if there is one; then those with the most
     * schools around the nearest town, or else the schools of the best known towns. May be ten minutes
     * old.
     */
    async near(here: Point | null): Promise<SuggestedSearch[]> {
      const key = here === null ? '' : `${inCell(here.lat)}/${inCell(here.lng)}`
      const known = cached.get(key)
      if (known) return known
      const asked = await deps.queryLog.popularLists(here, days, minSearches, maxSearches)
      const searches = asked.map((each): SuggestedSearch => ({ ...each, total: null }))
      if (searches.length < maxSearches) {
        const others = await (here === null ? searchesOfTowns(deps) : searchesOfTown(deps, here))
        searches.push(...others.filter((each) => !searches.some(isSameAs(each))))
      }
      const found = searches.slice(0, maxSearches)
      cached.set(key, found)
      return found
    },
  }
}

/** The schools of each of the best known towns. */
async function searchesOfTowns({ understanding }: PopularSearchesDeps): Promise<SuggestedSearch[]> {
  const towns = await understanding.bestKnownTowns(maxSearches)
  return towns.map((town) => townSearch(town, null))
}

/** All schools of the town, then the boards and types with the most schools. */
async function searchesOfTown(
  { understanding, schoolList }: PopularSearchesDeps,
  here: Point,
): Promise<SuggestedSearch[]> {
  const town = await understanding.townNear(here)
  if (town?.slug == null) return []
  const list = await schoolList.listSchools({
    place: town.slug,
    per_page: 1,
    page: 1,
    counts: true,
  })
  const values = list.facets
    .flatMap(({ name, values: of }) => {
      const type = typeOf(name)
      return type ? of.map((value) => ({ ...value, type })) : []
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const all = list.total === 0 ? [] : [townSearch(town, null)]
  return [...all, ...values.map((value) => townSearch(town, value))]
}

function townSearch(
  town: QueryPlace,
  value: { readonly type: 'board' | 'type'; readonly name: string } | null,
): SuggestedSearch {
  const where = `in ${town.norm} ${normalise(town.state ?? '')}`.trim()
  const what = value === null ? 'schools' : `${normalise(value.name)} schools`
  const place = { type: 'place', ...placeLabel(town), is_near: false, without: what } as const
  const parts = value === null ? [] : [{ type: value.type, value: value.name, without: where }]
  return {
    meaning: { list: 'schools', product_kind: null, parts: [...parts, place] },
    query: `${what} ${where}`,
    // Counts of filters are without schools that have no exact place, which the search finds too.
    total: null,
  }
}

const typeOf = (filter: string) =>
  filter === 'Board' || filter === 'Type' ? namedFilters[filter] : null

const inCell = (degrees: number) => Math.round(degrees / cell)

const isSameAs = (one: SuggestedSearch) => {
  const inShort = ({ meaning: { list, parts } }: SuggestedSearch) =>
    [list, ...parts.map((part) => ('value' in part ? part.value : 'name' in part ? part.name : ''))]
      .sort()
      .join('|')
  return (other: SuggestedSearch) => inShort(one) === inShort(other)
}

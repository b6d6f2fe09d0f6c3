import type { ApiClient, Facet, Filter, Place } from '@edbazaar/api-client'
import type { ListLabels } from './messages'

/** What every list's address says. */
export interface ListStateBase {
  /** A place's slug; null for the whole country, unless there are coordinates. */
  place: string | null
  /** A point instead of a place, in degrees. */
  point: { lat: number; lng: number } | null
  /** Kilometres; counts only with a place or point. Null where the API chooses one that matches. */
  radius: number | null
  /** Ids of filter values, ascending. */
  filterIds: readonly number[]
  /** Null for the natural one: distance with a place, relevance without. */
  sort: string | null
  page: number
}

/** What every list's answer says. */
export interface ListResult {
  data: readonly unknown[]
  total: number
  /** @default true */
  is_total_exact?: boolean
  page: number
  per_page: number
  totalPages: number
  place: Place | null
  /** Kilometres; null without a place. */
  radius: number | null
  facets: readonly Facet[]
}

/** One filter in use: its words and the list without it. */
export interface ActiveFilter<State> {
  key: string
  label: string
  without: State
}

interface LoadOptions {
  perPage: number
  /** Whether the filters are to be counted. */
  hasCounts: boolean
  signal: AbortSignal
}

/** What the shared parts of a list need to know of schools, or of one kind of product. */
export interface ListDefinition<State extends ListStateBase, Result extends ListResult> {
  words: ListLabels
  /** Reads an address. Whatever is not understood is left out, so that no address is an error. */
  read: (search: URLSearchParams) => State
  /** The shortest address of a state. */
  path: (state: State) => string
  ask: (api: ApiClient, state: State, options: LoadOptions) => Promise<Result>
  /** Every filter by name, where no list counts them. */
  filterNames: (api: ApiClient) => Promise<readonly Filter[]>
  /** The filters in use, in the order in which the page asks for them. */
  activeFilters: (state: State, facets: readonly Facet[]) => ActiveFilter<State>[]
  /** The same list without any filter: place, radius and order stay. */
  withoutFilters: (state: State) => State
  /** The orders offered, as they are called. */
  sorts: readonly { value: string; label: string }[]
}

/** The radii offered, in kilometres; any whole number up to the greatest is understood. */
export const radii = [1, 2, 5, 10, 25, 50] as const
export const maxRadiusKm = 50

/** Whether a list lies withPlace somewhere. */
export function hasLocation({ place, point }: Pick<ListStateBase, 'place' | 'point'>): boolean {
  return place !== null || point !== null
}

/** The order of a list that asks for none. */
export function defaultSort(where: Pick<ListStateBase, 'place' | 'point'>) {
  return hasLocation(where) ? 'distance' : 'relevance'
}

/** The same list of the whole country. */
export function withoutPlace<State extends ListStateBase>(state: State): State {
  const sort = state.sort === 'distance' ? null : state.sort
  return { ...state, place: null, point: null, radius: null, sort, page: 1 }
}

/** The same list withPlace a place. */
export function withPlace<State extends ListStateBase>(state: State, slug: string): State {
  return { ...state, place: slug, point: null, page: 1 }
}

/** The same list withPlace a point. */
export function withPoint<State extends ListStateBase>(
  state: State,
  { lat, lng }: { lat: number; lng: number },
): State {
  const point = { lat: roundDegrees(lat), lng: roundDegrees(lng) }
  return { ...state, place: null, point, page: 1 }
}

/** To four decimals, some ten metres; -0 is 0. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000 + 0

/** The values of filters in use by name; a value that no filter names is called by its number. */
export function activeFilterValues<State extends ListStateBase>(
  state: State,
  facets: readonly Facet[],
  nameless: (id: number) => string,
): ActiveFilter<State>[] {
  const values = facets.flatMap((facet) => facet.values)
  const names = new Map(values.map(({ id, name }) => [id, name]))
  return state.filterIds.map((id) => ({
    key: `filter-${id}`,
    label: names.get(id) ?? nameless(id),
    without: { ...state, page: 1, filterIds: state.filterIds.filter((other) => other !== id) },
  }))
}

import type { ApiClient, Facet, Filter, Place } from '@edbazaar/api-client'
import type { CatalogueMessages, MessageDescriptor } from '@edbazaar/feature-platform'
import type { ListLabels } from './messages'

/** State of every list, stored in its URL. */
export interface ListStateBase {
  /** Slug of the place; null for the whole country or a point. */
  place: string | null
  /** A point instead of a place, in degrees. */
  point: { lat: number; lng: number } | null
  /** Kilometres, only with a place or point. Null lets the API choose. */
  radius: number | null
  /** Ids of filter values, ascending. */
  filterIds: readonly number[]
  /** Null for the default: distance with a place, otherwise relevance. */
  sort: string | null
  page: number
}

/** API response of every list. */
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

/** An active filter: its label, and the state without it. */
export interface ActiveFilter<State> {
  key: string
  /** A message, or the name of a filter value. */
  label: MessageDescriptor | string
  without: State
}

interface LoadOptions {
  perPage: number
  /** Whether to request facet counts. */
  hasCounts: boolean
  signal: AbortSignal
}

/** Describes one list to the shared list components. */
export interface ListDefinition<State extends ListStateBase, Result extends ListResult> {
  /** The messages with the labels, and with those of the active filters and sort orders. */
  messages: readonly CatalogueMessages[]
  labels: ListLabels
  /** Reads a query string and ignores invalid values, so that no URL is an error. */
  read: (search: URLSearchParams) => State
  /** The shortest path of a state. */
  path: (state: State) => string
  load: (api: ApiClient, state: State, options: LoadOptions) => Promise<Result>
  /** All filters by name, for when the list did not load. */
  filterNames: (api: ApiClient) => Promise<readonly Filter[]>
  /** The active filters, in the order of the filter form. */
  activeFilters: (state: State, facets: readonly Facet[]) => ActiveFilter<State>[]
  /** Removes all filters; place, radius and sort order stay. */
  withoutFilters: (state: State) => State
  /** The sort orders with their labels. */
  sorts: readonly { value: string; label: MessageDescriptor }[]
}

/** The selectable radii in kilometres. A URL may have any integer up to the maximum. */
export const radii = [1, 2, 5, 10, 25, 50] as const
export const maxRadiusKm = 50

/** Whether the list has a place or a point. */
export function hasLocation({ place, point }: Pick<ListStateBase, 'place' | 'point'>): boolean {
  return place !== null || point !== null
}

/** The sort order of a list without an explicit one. */
export function defaultSort(where: Pick<ListStateBase, 'place' | 'point'>) {
  return hasLocation(where) ? 'distance' : 'relevance'
}

/** Changes the list to the whole country. */
export function withoutPlace<State extends ListStateBase>(state: State): State {
  const sort = state.sort === 'distance' ? null : state.sort
  return { ...state, place: null, point: null, radius: null, sort, page: 1 }
}

/** Changes the list's place. */
export function withPlace<State extends ListStateBase>(state: State, slug: string): State {
  return { ...state, place: slug, point: null, page: 1 }
}

/** Changes the list's place to a point. */
export function withPoint<State extends ListStateBase>(
  state: State,
  { lat, lng }: { lat: number; lng: number },
): State {
  const point = { lat: roundDegrees(lat), lng: roundDegrees(lng) }
  return { ...state, place: null, point, page: 1 }
}

/** Rounds to four decimals, about ten metres, and turns -0 into 0. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000 + 0

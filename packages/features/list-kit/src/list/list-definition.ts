import type { ApiClient, ApproximatePlaces, Facet, Filter, Place } from '@edbazaar/api-client'
import type { CatalogueMessages, MessageDescriptor } from '@edbazaar/feature-platform'
import type { ComponentType } from 'react'
import type { UrlState } from '../url/url-state'
import type { ListLabels } from './messages'
import type { ListPoint } from './place/location'

/** State of every list, stored in its URL. */
export interface ListStateBase {
  /** Slug of the place; null for the whole country or a point. */
  place: string | null
  /** A point instead of a place. */
  point: ListPoint | null
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
  /** Without those of `approximate`. */
  total: number
  /** @default true */
  is_total_exact?: boolean
  page: number
  per_page: number
  totalPages: number
  place: Place | null
  /** Kilometres; null without a place. */
  radius: number | null
  /** The results somewhere in the district, which follow the others. */
  approximate?: ApproximatePlaces | null
  facets: readonly Facet[]
}

/** The number of results on all pages. */
export const listedTotal = ({
  total,
  approximate,
}: Pick<ListResult, 'total'> & { approximate?: Pick<ApproximatePlaces, 'count'> | null }) =>
  total + (approximate?.count ?? 0)

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
  url: UrlState<State>
  load: (api: ApiClient, state: State, options: LoadOptions) => Promise<Result>
  /** All filters by name, for when the list did not load. */
  filterNames: (api: ApiClient) => Promise<readonly Filter[]>
  /** The active filters, in the order of the filter form. */
  activeFilters: (state: State, facets: readonly Facet[]) => ActiveFilter<State>[]
  /** Removes all filters; place, radius and sort order stay. */
  withoutFilters: (state: State) => State
  /** The sort orders with their labels. */
  sorts: readonly { value: string; label: MessageDescriptor }[]
  /** Further links for a user who has found nothing. */
  Ask?: ComponentType
}

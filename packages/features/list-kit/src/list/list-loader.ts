import { type ApiClient, ApiError, type Filter, hasStatus } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-platform'
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type { ListDefinition, ListResult, ListStateBase } from './list-definition'
import { hasLocation } from './place/location'
import { readTypedPlace } from './place/typed-place'
import type { FilterSuggestion } from './results/filter-suggestions'
import { loadEmptyList } from './results/LazyEmptyList'
import { submittedPath } from './submitted-form'

/** The reason why the list did not load: the place is unknown, or the API failed, near a place or for all of India. */
export type ListLoadError = 'unknown-place' | 'failed-nearby' | 'failed'

export interface LoadedList<Result extends ListResult> {
  /** Null if it did not load; `loadError` says why. */
  list: Result | null
  loadError: ListLoadError | null
  /** Number of results near the same place without filters; null if unknown. */
  totalWithoutFilters: number | null
  /** Relaxed filters that return results, for an empty list. */
  suggestions: readonly FilterSuggestion[]
  /** All filters by name, if there is no list with counts. */
  filterNames: readonly Filter[]
}

const perPage = 20

/**
 * Creates the loader of a list. A failed API call does not fail the page, so that the filters stay.
 * `loadRows` loads the code of the rows, if it is not part of the page's.
 */
export function listLoader<State extends ListStateBase, Result extends ListResult>(
  definition: ListDefinition<State, Result>,
  loadRows?: () => Promise<void>,
) {
  return async ({ request, context }: LoaderFunctionArgs<LoaderContext>) => {
    const api = context.get(apiContext)
    const search = new URL(request.url).searchParams
    const typed = readTypedPlace(search)
    // The form is only submitted without scripts.
    const submitted = import.meta.env.SSR ? submittedPath(definition, search) : null
    if (submitted !== null) return redirect(submitted)
    try {
      if (typed === null) {
        const state = definition.url.read(search)
        const list = loadList(definition, api, state, request.signal)
        return (await Promise.all([list, loadRows?.()]))[0]
      }
      const { resolveTypedPlace } = await import('./place/resolve-place')
      const path = await resolveTypedPlace(definition, api, { search, near: typed }, request.signal)
      return path === null
        ? await withoutList(definition, api, 'unknown-place', 404)
        : redirect(path)
    } catch (cause) {
      if (request.signal.aborted) throw cause
      if (hasStatus(cause, 404)) return withoutList(definition, api, 'unknown-place', 404)
      const isNearby = typed !== null || hasLocation(definition.url.read(search))
      const loadError = isNearby ? 'failed-nearby' : 'failed'
      return withoutList(definition, api, loadError, isBusy(cause) ? 503 : 500)
    }
  }
}

async function loadList<State extends ListStateBase, Result extends ListResult>(
  definition: ListDefinition<State, Result>,
  api: ApiClient,
  state: State,
  signal: AbortSignal,
): Promise<LoadedList<Result>> {
  const count = async (counted: State) => {
    const options = { perPage: 1, hasCounts: false, signal }
    return (await definition.load(api, { ...counted, page: 1 }, options)).total
  }
  const hasFilters = definition.activeFilters(state, []).length > 0
  const [list, totalWithoutFilters] = await Promise.all([
    definition.load(api, state, { perPage, hasCounts: true, signal }),
    hasFilters ? count(definition.withoutFilters(state)) : null,
  ])
  const canRelax = list.total === 0 && (hasFilters || list.radius !== null)
  const [suggestions] = await Promise.all([
    canRelax ? loadSuggestions(definition, state, list, count) : [],
    list.data.length === 0 && loadEmptyList(),
  ])
  return {
    list,
    loadError: null,
    totalWithoutFilters: totalWithoutFilters ?? list.total,
    suggestions,
    filterNames: [],
  }
}

/** Suggestions for an empty list. Their code loads when first needed. */
async function loadSuggestions<State extends ListStateBase, Result extends ListResult>(
  definition: ListDefinition<State, Result>,
  state: State,
  { radius, facets }: Result,
  count: (state: State) => Promise<number>,
) {
  const { findFilterSuggestions } = await import('./results/filter-suggestions')
  return findFilterSuggestions({ ...state, radius }, definition.activeFilters(state, facets), count)
}

/** Unavailable, rate limited or unreachable: a retry may succeed. */
function isBusy(cause: unknown): boolean {
  return cause instanceof ApiError && [0, 429, 503].includes(cause.status)
}

/** The page data without a list, but with the filter names. */
async function withoutList<State extends ListStateBase, Result extends ListResult>(
  definition: ListDefinition<State, Result>,
  api: ApiClient,
  loadError: ListLoadError,
  status: number,
) {
  const filterNames = await definition.filterNames(api).catch(() => [])
  const loaded: LoadedList<Result> = {
    list: null,
    loadError,
    totalWithoutFilters: null,
    suggestions: [],
    filterNames,
  }
  return data(loaded, { status })
}

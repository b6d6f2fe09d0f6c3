import { type ApiClient, ApiError, type Filter, hasStatus } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type { FilterSuggestion } from './filter-suggestions'
import {
  hasLocation,
  type ListDefinition,
  type ListResult,
  type ListStateBase,
} from './list-definition'
import { submittedPath } from './submitted-form'
import { readTypedPlace } from './typed-place'

/** Why there is no list: the place is unknown, or the API did not answer, here or for all of India. */
export type ListLoadError = 'unknown-place' | 'failed-nearby' | 'failed'

export interface LoadedList<Result extends ListResult> {
  /** Null where it did not load; `loadError` says why. */
  list: Result | null
  loadError: ListLoadError | null
  /** Results without any filter, near the same place; null where that is not known. */
  totalWithoutFilters: number | null
  /** What would bring results, where there are none. */
  suggestions: readonly FilterSuggestion[]
  /** Every filter by name, where there is no list that counts them. */
  filterNames: readonly Filter[]
}

const perPage = 20

/**
 * Makes the loader of a list: it loads what the address describes. A failure is part of the page:
 * its filters stay.
 */
export function listLoader<State extends ListStateBase, Result extends ListResult>(
  listing: ListDefinition<State, Result>,
) {
  return async ({ request, context }: LoaderFunctionArgs<LoaderContext>) => {
    const api = context.get(apiContext)
    const search = new URL(request.url).searchParams
    const typed = readTypedPlace(search)
    // Only a page without scripts submits the form.
    const submitted = import.meta.env.SSR ? submittedPath(listing, search) : null
    if (submitted !== null) return redirect(submitted)
    try {
      if (typed === null) return await loadList(listing, api, listing.read(search), request.signal)
      const { resolveTypedPlace } = await import('./resolve-place')
      const path = await resolveTypedPlace(listing, api, { search, near: typed }, request.signal)
      return path === null ? await nothing(listing, api, 'unknown-place', 404) : redirect(path)
    } catch (cause) {
      if (request.signal.aborted) throw cause
      if (hasStatus(cause, 404)) return nothing(listing, api, 'unknown-place', 404)
      const isNearby = typed !== null || hasLocation(listing.read(search))
      const loadError = isNearby ? 'failed-nearby' : 'failed'
      return nothing(listing, api, loadError, isBusy(cause) ? 503 : 500)
    }
  }
}

async function loadList<State extends ListStateBase, Result extends ListResult>(
  listing: ListDefinition<State, Result>,
  api: ApiClient,
  state: State,
  signal: AbortSignal,
): Promise<LoadedList<Result>> {
  const count = async (asked: State) => {
    const options = { perPage: 1, hasCounts: false, signal }
    return (await listing.ask(api, { ...asked, page: 1 }, options)).total
  }
  const hasFilters = listing.activeFilters(state, []).length > 0
  const [list, totalWithoutFilters] = await Promise.all([
    listing.ask(api, state, { perPage, hasCounts: true, signal }),
    hasFilters ? count(listing.withoutFilters(state)) : null,
  ])
  const isEmpty = list.total === 0 && (hasFilters || list.radius !== null)
  return {
    list,
    loadError: null,
    totalWithoutFilters: totalWithoutFilters ?? list.total,
    suggestions: isEmpty ? await loadSuggestions(listing, state, list, count) : [],
    filterNames: [],
  }
}

/** What would bring results; its code comes when it is first needed. */
async function loadSuggestions<State extends ListStateBase, Result extends ListResult>(
  listing: ListDefinition<State, Result>,
  state: State,
  { radius, facets }: Result,
  count: (state: State) => Promise<number>,
) {
  const { findFilterSuggestions } = await import('./filter-suggestions')
  return findFilterSuggestions({ ...state, radius }, listing.activeFilters(state, facets), count)
}

/** Busy, asked too often, or not reached: it may work in a moment. */
function isBusy(cause: unknown): boolean {
  return cause instanceof ApiError && [0, 429, 503].includes(cause.status)
}

/** No list; its filters can be named all the same. */
async function nothing<State extends ListStateBase, Result extends ListResult>(
  listing: ListDefinition<State, Result>,
  api: ApiClient,
  loadError: ListLoadError,
  status: number,
) {
  const filterNames = await listing.filterNames(api).catch(() => [])
  const loaded: LoadedList<Result> = {
    list: null,
    loadError,
    totalWithoutFilters: null,
    suggestions: [],
    filterNames,
  }
  return data(loaded, { status })
}

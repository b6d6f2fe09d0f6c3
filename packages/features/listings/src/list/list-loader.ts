import { type ApiClient, ApiError, type Filter, hasStatus } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { isNear, type ListAnswer, type Listing, type ListStateBase } from './listing'
import type { Loosening } from './loosenings'
import { readTypedPlace } from './near'
import { submittedPath } from './submitted-form'

/** Why there is no list: the place is unknown, or the API did not answer, here or for all of India. */
export type ListTrouble = 'unknown-place' | 'failed-nearby' | 'failed'

export interface LoadedList<Answer extends ListAnswer> {
  /** Null where it did not load; `trouble` says why. */
  list: Answer | null
  trouble: ListTrouble | null
  /** Results without any filter, near the same place; null where that is not known. */
  totalWithoutFilters: number | null
  /** What would bring results, where there are none. */
  loosenings: readonly Loosening[]
  /** Every filter by name, where there is no list that counts them. */
  filterNames: readonly Filter[]
}

const perPage = 20

/**
 * Makes the loader of a list: it loads what the address describes. A failure is part of the page:
 * its filters stay.
 */
export function listLoader<State extends ListStateBase, Answer extends ListAnswer>(
  listing: Listing<State, Answer>,
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
      const isNearby = typed !== null || isNear(listing.read(search))
      const trouble = isNearby ? 'failed-nearby' : 'failed'
      return nothing(listing, api, trouble, isBusy(cause) ? 503 : 500)
    }
  }
}

async function loadList<State extends ListStateBase, Answer extends ListAnswer>(
  listing: Listing<State, Answer>,
  api: ApiClient,
  state: State,
  signal: AbortSignal,
): Promise<LoadedList<Answer>> {
  const count = async (asked: State) => {
    const options = { perPage: 1, hasCounts: false, signal }
    return (await listing.ask(api, { ...asked, page: 1 }, options)).total
  }
  const hasFilters = listing.filtersInUse(state, []).length > 0
  const [list, totalWithoutFilters] = await Promise.all([
    listing.ask(api, state, { perPage, hasCounts: true, signal }),
    hasFilters ? count(listing.withoutFilters(state)) : null,
  ])
  const isEmpty = list.total === 0 && (hasFilters || list.radius !== null)
  return {
    list,
    trouble: null,
    totalWithoutFilters: totalWithoutFilters ?? list.total,
    loosenings: isEmpty ? await loosen(listing, state, list, count) : [],
    filterNames: [],
  }
}

/** What would bring results; its code comes when it is first needed. */
async function loosen<State extends ListStateBase, Answer extends ListAnswer>(
  listing: Listing<State, Answer>,
  state: State,
  { radius, facets }: Answer,
  count: (state: State) => Promise<number>,
) {
  const { findLoosenings } = await import('./loosenings')
  return findLoosenings({ ...state, radius }, listing.filtersInUse(state, facets), count)
}

/** Busy, asked too often, or not reached: it may work in a moment. */
function isBusy(cause: unknown): boolean {
  return cause instanceof ApiError && [0, 429, 503].includes(cause.status)
}

/** No list; its filters can be named all the same. */
async function nothing<State extends ListStateBase, Answer extends ListAnswer>(
  listing: Listing<State, Answer>,
  api: ApiClient,
  trouble: ListTrouble,
  status: number,
) {
  const filterNames = await listing.filterNames(api).catch(() => [])
  const loaded: LoadedList<Answer> = {
    list: null,
    trouble,
    totalWithoutFilters: null,
    loosenings: [],
    filterNames,
  }
  return data(loaded, { status })
}

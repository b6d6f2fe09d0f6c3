import {
  type ApiClient,
  ApiError,
  answerOf,
  type Filter,
  hasStatus,
  type SchoolList,
} from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { filtersInUse } from './filters-in-use'
import { countFilters, isNear, type ListState, readListState, withoutFilters } from './list-state'
import type { Loosening } from './loosenings'
import { readTypedPlace } from './near'
import { submittedPath } from './submitted-form'

/** Why there is no list: the place is unknown, or the API did not answer. */
export type ListTrouble = 'unknown-place' | 'failed'

export interface LoadedList {
  /** Null where it did not load; `trouble` says why. */
  list: SchoolList | null
  trouble: ListTrouble | null
  /** Schools without any filter, near the same place; null where that is not known. */
  totalWithoutFilters: number | null
  /** What would bring results, where there are none. */
  loosenings: readonly Loosening[]
  /** Every filter by name, where there is no list that counts them. */
  filterNames: readonly Filter[]
}

const perPage = 20

/** The parameters under which the API knows a state. */
function queryOf(state: ListState) {
  const { place, point, radius, filterIds, ages, feeMin, feeMax, sort, page } = state
  return {
    ...(place === null ? {} : { place }),
    ...(place === null && point ? point : {}),
    ...(isNear(state) && radius !== null ? { radius } : {}),
    ...(filterIds.length === 0 ? {} : { filter_ids: [...filterIds] }),
    ...(ages.length === 0 ? {} : { ages: [...ages] }),
    ...(feeMin === null ? {} : { fee_min: feeMin }),
    ...(feeMax === null ? {} : { fee_max: feeMax }),
    ...(sort === null ? {} : { sort }),
    page,
    per_page: perPage,
  }
}

/** Loads the list that the address describes. A failure is part of the page: its filters stay. */
export async function loadSchools({ request, context }: LoaderFunctionArgs<LoaderContext>) {
  const api = context.get(apiContext)
  const search = new URL(request.url).searchParams
  const typed = readTypedPlace(search)
  // Only a page without scripts submits the form.
  const submitted = import.meta.env.SSR ? submittedPath(search) : null
  if (submitted !== null) return redirect(submitted)
  try {
    if (typed === null) return await loadList(api, readListState(search), request.signal)
    const { resolveTypedPlace } = await import('./resolve-place')
    const path = await resolveTypedPlace(api, search, typed, request.signal)
    return path === null ? await nothing(api, 404) : redirect(path)
  } catch (cause) {
    if (request.signal.aborted) throw cause
    if (hasStatus(cause, 404)) return nothing(api, 404)
    return nothing(api, isBusy(cause) ? 503 : 500)
  }
}

async function loadList(
  api: ApiClient,
  state: ListState,
  signal: AbortSignal,
): Promise<LoadedList> {
  const hasFilters = countFilters(state) > 0
  const [list, totalWithoutFilters] = await Promise.all([
    answerOf(api.GET('/schools/all', { params: { query: queryOf(state) }, signal })),
    hasFilters ? countSchools(api, withoutFilters(state), signal) : null,
  ])
  const isEmpty = list.total === 0 && (hasFilters || list.radius !== null)
  return {
    list,
    trouble: null,
    totalWithoutFilters: totalWithoutFilters ?? list.total,
    loosenings: isEmpty ? await loosen(state, list, (one) => countSchools(api, one, signal)) : [],
    filterNames: [],
  }
}

/** What would bring results; its code comes when it is first needed. */
async function loosen(
  state: ListState,
  list: SchoolList,
  count: (state: ListState) => Promise<number>,
) {
  const { findLoosenings } = await import('./loosenings')
  return findLoosenings({ ...state, radius: list.radius }, filtersInUse(state, list.facets), count)
}

/** Busy, asked too often, or not reached: it may work in a moment. */
function isBusy(cause: unknown): boolean {
  return cause instanceof ApiError && [0, 429, 503].includes(cause.status)
}

/** How many schools a state lists. */
async function countSchools(api: ApiClient, state: ListState, signal: AbortSignal) {
  const query = { ...queryOf({ ...state, page: 1 }), per_page: 1, counts: false }
  const { total } = await answerOf(api.GET('/schools/all', { params: { query }, signal }))
  return total
}

/** No list; its filters can be named all the same. 404 where nobody knows the place. */
async function nothing(api: ApiClient, status: number) {
  const filterNames = await answerOf(api.GET('/schools/filters')).catch(() => [])
  const trouble: ListTrouble = status === 404 ? 'unknown-place' : 'failed'
  const loaded: LoadedList = {
    list: null,
    trouble,
    totalWithoutFilters: null,
    loosenings: [],
    filterNames,
  }
  return data(loaded, { status })
}

import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { addDays, privateLoader, todayInIndia } from '@edbazaar/feature-platform'
import { mondayOf } from '../times/days'
import { type BatchesState, batchesUrl, batchQuery } from './batches-url'

interface Load {
  api: ApiClient
  state: BatchesState
  userId: number
  signal?: AbortSignal
}

/**
 * Loads a week of sessions of the stores that the user works for, and a page of the table. The calendar
 * needs of the table only its stores, whether there are batches at all, and when the first one meets.
 */
export const loadBatches = privateLoader(async ({ api, search, signal, user }) => {
  const state = batchesUrl.read(search)
  const load = { api, state, userId: user.id, signal }
  const now = Date.now()
  const from = state.week ?? mondayOf(todayInIndia(new Date(now)))
  const [page, sessions] = await Promise.all([
    state.view === 'table' ? loadPage(load) : loadPage({ ...load, state: batchesUrl.initial }, 1),
    answerOf(
      api.GET('/stores/sessions', {
        params: {
          query: {
            from,
            to: addDays(from, 6),
            ...(state.store !== null && { store_id: state.store }),
          },
        },
        signal,
      }),
    ),
  ])
  return { state, userId: user.id, page, week: { from, now, sessions } }
})

export type LoadedBatches = NonNullable<Awaited<ReturnType<typeof loadBatches>>>
export type LoadedWeek = LoadedBatches['week']

const loadPage = ({ api, state, userId, signal }: Load, perPage?: number) =>
  answerOf(
    api.GET('/users/{userId}/batches', {
      params: {
        path: { userId },
        query: { ...batchQuery(state), ...(perPage !== undefined && { per_page: perPage }) },
      },
      ...(signal && { signal }),
    }),
  )

const perPage = 100
const maxPages = 50

/** Loads every batch of the current filters, for the CSV file. */
export async function loadAllBatches(api: ApiClient, userId: number, state: BatchesState) {
  const first = await loadPage({ api, userId, state: { ...state, page: 1 } }, perPage)
  const all = [...first.data]
  for (let page = 2; page <= Math.min(first.totalPages, maxPages); page++)
    all.push(...(await loadPage({ api, userId, state: { ...state, page } }, perPage)).data)
  return all
}

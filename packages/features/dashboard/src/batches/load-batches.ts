import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'
import { type BatchesState, batchesUrl, batchQuery } from './batches-table'

/** Loads a page of the batches of the user's stores. */
export const loadBatches = privateLoader(async ({ api, search, signal, user }) => {
  const state = batchesUrl.read(search)
  const page = await answerOf(
    api.GET('/users/{userId}/batches', {
      params: { path: { userId: user.id }, query: batchQuery(state) },
      signal,
    }),
  )
  return { state, page, userId: user.id }
})

export type LoadedBatches = NonNullable<Awaited<ReturnType<typeof loadBatches>>>

const perPage = 100
const maxPages = 50

/** Loads every batch of the current filters, for the CSV file. */
export async function loadAllBatches(api: ApiClient, userId: number, state: BatchesState) {
  const read = (page: number) =>
    answerOf(
      api.GET('/users/{userId}/batches', {
        params: { path: { userId }, query: { ...batchQuery(state), page, per_page: perPage } },
      }),
    )
  const first = await read(1)
  const all = [...first.data]
  for (let page = 2; page <= Math.min(first.totalPages, maxPages); page++)
    all.push(...(await read(page)).data)
  return all
}

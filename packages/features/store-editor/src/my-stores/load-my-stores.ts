import { answerOf, type SchoolsAndStores } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-session'

/** A store of one's own, as its card shows it. */
export type MyStore = SchoolsAndStores['stores'][number]

/** One's stores, and how many more one may list. */
export const loadMyStores = privateLoader(async ({ api, signal }) => {
  const { stores, limits } = await answerOf(api.GET('/users/schools-and-stores', { signal }))
  return { stores, limits }
})

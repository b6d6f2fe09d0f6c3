import { answerOf, type SchoolsAndStores } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** A store of the signed-in user. */
export type MyStore = SchoolsAndStores['stores'][number]

/** Loads the user's stores and the limits of their plan. */
export const loadMyStores = privateLoader(async ({ api, signal }) => {
  const { stores, limits } = await answerOf(api.GET('/users/schools-and-stores', { signal }))
  return { stores, limits }
})

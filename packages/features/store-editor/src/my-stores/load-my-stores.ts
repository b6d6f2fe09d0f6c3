import { answerOf, type SchoolsAndStores } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** A store of the signed-in user. */
export type MyStore = SchoolsAndStores['stores'][number]

/** Loads the user's stores, those that were deleted recently, and the limits of their plan. */
export const loadMyStores = privateLoader(async ({ api, signal }) => {
  const query = { kind: 'store' } as const
  const [{ stores, limits }, { data: deleted }] = await Promise.all([
    answerOf(api.GET('/users/schools-and-stores', { signal })),
    answerOf(api.GET('/users/deleted-listings', { params: { query }, signal })),
  ])
  return { stores, limits, deleted }
})

import { type ApiClient, answerOf, hasStatus } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** The current user's profile, and the number of their bookmarks and listings. */
export const loadProfile = privateLoader(async ({ api, signal }) => {
  const [profile, bookmarks, listings] = await Promise.all([
    answerOf(api.GET('/users/my-profile', { signal })),
    countBookmarks(api, signal),
    answerOf(api.GET('/users/schools-and-stores', { signal })),
  ])
  const counts = { bookmarks, schools: listings.schools.length, stores: listings.stores.length }
  return { profile, counts }
})

export type LoadedProfile = NonNullable<Awaited<ReturnType<typeof loadProfile>>>

/** Null for users without the bookmark permission. */
async function countBookmarks(api: ApiClient, signal: AbortSignal): Promise<number | null> {
  try {
    const ids = await answerOf(api.GET('/users/my-bookmarks/ids', { signal }))
    return Object.values(ids).reduce((sum, { length }) => sum + length, 0)
  } catch (cause) {
    if (hasStatus(cause, 403)) return null
    throw cause
  }
}

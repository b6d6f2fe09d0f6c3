import { answerOf } from '@edbazaar/api-client'
import { pageNumberIn, privateLoader } from '@edbazaar/feature-platform'

export const tabs = ['draft', 'review', 'live', 'paused', 'closed', 'removed'] as const
export type PostTab = (typeof tabs)[number]

const tabIn = (text: string | null): PostTab | null => tabs.find((tab) => tab === text) ?? null

/** Loads the job posts of the user's listings, and the listings that may post jobs. */
export const loadPosts = privateLoader(async ({ api, signal, search }) => {
  const tab = tabIn(search.get('status'))
  const query = { page: pageNumberIn(search), per_page: 20, ...(tab && { status: tab }) }
  const [list, listings] = await Promise.all([
    answerOf(api.GET('/job-posts', { params: { query }, signal })),
    answerOf(api.GET('/job-posts/listings', { signal })),
  ])
  return { tab, list, listings: listings.data }
})

export type LoadedPosts = NonNullable<Awaited<ReturnType<typeof loadPosts>>>

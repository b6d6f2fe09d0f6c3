import { answerOf } from '@edbazaar/api-client'
import { pageField } from '@edbazaar/feature-list-kit/url'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** Entries of the history on a page. */
const perPage = 20

/** A user, with a page of their history. */
export const loadUser = privateLoader(async ({ api, params, search, signal }) => {
  const userId = idIn(params.id)
  if (userId === null) return loadNotFound()
  const query = { person_id: userId, page: pageField().read(search, 'page'), per_page: perPage }
  const [detail, history] = await Promise.all([
    answerOf(api.GET('/admin/users/{userId}', { params: { path: { userId } }, signal })),
    answerOf(api.GET('/audit-entries', { params: { query }, signal })),
  ])
  return { detail, history, now: Date.now() }
})

/** The data of the page. */
export type LoadedUser = NonNullable<Awaited<ReturnType<typeof loadUser>>>

import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** Entries of one page. */
const perPage = 20

/** The contest of the URL, with a page of its entries (`?page=2`). */
export const loadContest = privateLoader(async ({ api, params, search, signal }) => {
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const path = { id }
  const page = Math.min(1000, Math.max(1, Number(search.get('page')) || 1))
  const [contest, entries] = await Promise.all([
    answerOf(api.GET('/admin/contests/{id}', { params: { path }, signal })),
    answerOf(
      api.GET('/admin/contests/{id}/entries', {
        params: { path, query: { page, per_page: perPage } },
        signal,
      }),
    ),
  ])
  return { contest, entries }
})

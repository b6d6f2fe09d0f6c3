import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** Entries of one page. */
const perPage = 20

/** The entries that the user judges, in pages (`?page=2`). */
export const loadJudging = privateLoader(async ({ api, params, search, signal }) => {
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const page = Math.min(1000, Math.max(1, Number(search.get('page')) || 1))
  return {
    judging: await answerOf(
      api.GET('/judging/{id}', {
        params: { path: { id }, query: { page, per_page: perPage } },
        signal,
      }),
    ),
  }
})

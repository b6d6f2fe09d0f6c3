import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** Entries of one page. */
const perPage = 20

/** The entries that the user judges, in pages (`?page=2`). */
export const loadJudging = privateLoader(async ({ api, params, search, signal }) => {
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) return loadNotFound()
  const page = Math.min(1000, Math.max(1, Number(search.get('page')) || 1))
  return {
    judging: await answerOf(
      api.GET('/judging/{id}', {
        params: { path: { id: Number(params.id) }, query: { page, per_page: perPage } },
        signal,
      }),
    ),
  }
})

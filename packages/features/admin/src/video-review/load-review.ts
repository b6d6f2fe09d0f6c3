import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** The video of the URL, for its review. */
export const loadReview = privateLoader(async ({ api, params, signal }) => {
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) return loadNotFound()
  const path = { id: Number(params.id) }
  return { review: await answerOf(api.GET('/admin/videos/{id}', { params: { path }, signal })) }
})

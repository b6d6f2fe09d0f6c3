import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** The video of the URL, for its review. */
export const loadReview = privateLoader(async ({ api, params, signal }) => {
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const path = { id }
  return { review: await answerOf(api.GET('/admin/videos/{id}', { params: { path }, signal })) }
})

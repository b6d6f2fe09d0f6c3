import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** The user's own video of the URL. */
export const loadVideoEditor = privateLoader(async ({ api, params, signal }) => {
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const path = { id }
  return { video: await answerOf(api.GET('/users/my-videos/{id}', { params: { path }, signal })) }
})

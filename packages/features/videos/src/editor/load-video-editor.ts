import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'
import { newVideo, newVideoKind } from './new-video'

/** The user's own video of the URL, or a new one. */
export const loadVideoEditor = privateLoader(async ({ api, params, search, signal }) => {
  if (params.id === 'new') return { video: newVideo(newVideoKind(search)) }
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const path = { id }
  return { video: await answerOf(api.GET('/users/my-videos/{id}', { params: { path }, signal })) }
})

import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/**
 * Loads a job post and the listings that may post jobs. A new one has no post until its first change is
 * saved; its URL then ends with `?draft={id}`.
 */
export const loadPostForm = privateLoader(async ({ api, signal, params, search }) => {
  const id = idIn(params.id ?? search.get('draft'))
  if (id === null && params.id !== undefined) return loadNotFound()
  const [post, listings] = await Promise.all([
    id === null ? null : answerOf(api.GET('/job-posts/{id}', { params: { path: { id } }, signal })),
    answerOf(api.GET('/job-posts/listings', { signal })),
  ])
  return { post, listings: listings.data, isNew: params.id === undefined }
})

export type LoadedPostForm = NonNullable<Awaited<ReturnType<typeof loadPostForm>>>

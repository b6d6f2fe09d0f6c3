import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** The user's own blog of the URL. */
export const loadBlogEditor = privateLoader(async ({ api, params, signal }) => {
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const path = { id }
  return { blog: await answerOf(api.GET('/users/my-blogs/{id}', { params: { path }, signal })) }
})

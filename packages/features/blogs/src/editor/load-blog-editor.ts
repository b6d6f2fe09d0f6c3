import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'
import { newBlog } from './new-blog'

/** The user's own blog of the URL, or a new one. */
export const loadBlogEditor = privateLoader(async ({ api, params, signal }) => {
  if (params.id === 'new') return { blog: newBlog() }
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const path = { id }
  return { blog: await answerOf(api.GET('/users/my-blogs/{id}', { params: { path }, signal })) }
})

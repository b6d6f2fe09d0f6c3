import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** The user's own blog of the URL. */
export const loadBlogEditor = privateLoader(async ({ api, params, signal }) => {
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) return loadNotFound()
  const path = { id: Number(params.id) }
  return { blog: await answerOf(api.GET('/users/my-blogs/{id}', { params: { path }, signal })) }
})

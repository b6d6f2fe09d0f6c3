import { answerOf, type MyBlogList } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'
import { myBlogsUrl } from './my-blogs-state'

const perPage = 20

/** Loads one page of the user's own blogs. */
export const loadMyBlogs = privateLoader(async ({ api, search, signal }): Promise<MyBlogList> => {
  const { status, page } = myBlogsUrl.read(search)
  const query = { ...(status && { status }), page, per_page: perPage }
  return answerOf(api.GET('/users/my-blogs', { params: { query }, signal }))
})

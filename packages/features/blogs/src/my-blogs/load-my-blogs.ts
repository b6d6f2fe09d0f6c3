import { answerOf, type MyBlogList } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'
import { type MyBlogsState, myBlogsUrl } from './my-blogs-state'

export interface LoadedMyBlogs {
  state: MyBlogsState
  list: MyBlogList
}

const perPage = 20

/** Loads one page of the user's own blogs. */
export const loadMyBlogs = privateLoader(
  async ({ api, search, signal }): Promise<LoadedMyBlogs> => {
    const state = myBlogsUrl.read(search)
    const { status, page } = state
    const query = { ...(status && { status }), page, per_page: perPage }
    const list = await answerOf(api.GET('/users/my-blogs', { params: { query }, signal }))
    return { state, list }
  },
)

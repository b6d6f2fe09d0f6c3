import { answerOf, type MyBlogList } from '@edbazaar/api-client'
import type { OwnContentState } from '@edbazaar/feature-editing/own-content'
import { privateLoader } from '@edbazaar/feature-platform'
import { myBlogsUrl } from './my-blogs-state'

export interface LoadedMyBlogs {
  state: OwnContentState
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

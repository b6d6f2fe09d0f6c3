import { answerOf, type MyVideoList } from '@edbazaar/api-client'
import type { OwnContentState } from '@edbazaar/feature-editing/own-content'
import { privateLoader } from '@edbazaar/feature-platform'
import { myVideosUrl } from './my-videos-state'

export interface LoadedMyVideos {
  state: OwnContentState
  list: MyVideoList
}

const perPage = 20

/** Loads one page of the user's own videos. */
export const loadMyVideos = privateLoader(
  async ({ api, search, signal }): Promise<LoadedMyVideos> => {
    const state = myVideosUrl.read(search)
    const { status, page } = state
    const query = { ...(status && { status }), page, per_page: perPage }
    const list = await answerOf(api.GET('/users/my-videos', { params: { query }, signal }))
    return { state, list }
  },
)

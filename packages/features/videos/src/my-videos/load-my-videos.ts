import { answerOf, type MyVideoList } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'
import { myVideosUrl } from './my-videos-state'

const perPage = 20

/** Loads one page of the user's own videos. */
export const loadMyVideos = privateLoader(async ({ api, search, signal }): Promise<MyVideoList> => {
  const { status, page } = myVideosUrl.read(search)
  const query = { ...(status && { status }), page, per_page: perPage }
  return answerOf(api.GET('/users/my-videos', { params: { query }, signal }))
})

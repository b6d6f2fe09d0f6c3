import { answerOf, type BookmarkList } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'
import { type BookmarksState, bookmarksUrl } from './bookmarks-state'

export interface LoadedBookmarks {
  state: BookmarksState
  list: BookmarkList
}

const perPage = 20

export const loadBookmarksPage = privateLoader(
  async ({ api, search, signal }): Promise<LoadedBookmarks> => {
    const state = bookmarksUrl.read(search)
    const query = { ...state, per_page: perPage }
    const request = api.GET('/users/my-bookmarks', { params: { query }, signal })
    return { state, list: await answerOf(request) }
  },
)

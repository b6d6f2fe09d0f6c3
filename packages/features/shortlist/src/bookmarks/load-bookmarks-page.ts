import { answerOf, type BookmarkList } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-session'
import { type BookmarksState, readBookmarksState } from './bookmarks-state'

export interface LoadedBookmarks {
  state: BookmarksState
  list: BookmarkList
}

const perPage = 20

/** Loads one page of what is bookmarked. */
export const loadBookmarksPage = privateLoader(
  async ({ api, search, signal }): Promise<LoadedBookmarks> => {
    const state = readBookmarksState(search)
    const query = { ...state, per_page: perPage }
    const asked = api.GET('/users/my-bookmarks', { params: { query }, signal })
    return { state, list: await answerOf(asked) }
  },
)

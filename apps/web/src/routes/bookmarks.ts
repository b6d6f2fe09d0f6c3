import {
  BookmarksScreen,
  bookmarksMeta,
  loadBookmarksPage,
} from '@edbazaar/feature-shortlist/bookmarks'

export const loader = loadBookmarksPage
export const Component = BookmarksScreen
export const handle = { meta: bookmarksMeta }

import { definePage } from '@edbazaar/feature-platform'
import { BookmarksScreen } from './BookmarksScreen'
import { bookmarksMeta } from './bookmarks-meta'
import { loadBookmarksPage } from './load-bookmarks-page'

export const page = definePage({
  loader: loadBookmarksPage,
  Component: BookmarksScreen,
  meta: bookmarksMeta,
})

export { BookmarksScreen } from './BookmarksScreen'
export { bookmarksMeta } from './bookmarks-meta'
export { loadBookmarksPage } from './load-bookmarks-page'

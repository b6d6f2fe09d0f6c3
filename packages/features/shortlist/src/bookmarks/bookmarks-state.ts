import { choiceField, pageField, urlState } from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'
import { type BookmarkKind, bookmarkKinds } from '../bookmark-atoms'

/** The URL state: one kind and the page of its list. */
export interface BookmarksState {
  kind: BookmarkKind
  page: number
}

export const bookmarksUrl = urlState<BookmarksState>(paths.bookmarks, {
  kind: choiceField<BookmarkKind>(bookmarkKinds, 'school'),
  page: pageField(),
})

import { pageNumberIn, paths } from '@edbazaar/feature-shell'
import { type BookmarkKind, bookmarkKinds } from '../bookmark-atoms'

/** The URL state: one kind and the page of its list. */
export interface BookmarksState {
  kind: BookmarkKind
  page: number
}

export function readBookmarksState(search: URLSearchParams): BookmarksState {
  const kind = bookmarkKinds.find((each) => each === search.get('kind')) ?? 'school'
  return { kind, page: pageNumberIn(search) }
}

export function bookmarksPath({ kind, page }: BookmarksState): string {
  const search = new URLSearchParams()
  if (kind !== 'school') search.set('kind', kind)
  if (page > 1) search.set('page', `${page}`)
  return search.size === 0 ? paths.bookmarks : `${paths.bookmarks}?${search}`
}

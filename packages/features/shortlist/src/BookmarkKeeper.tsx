import { may, useSession } from '@edbazaar/feature-session'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { bookmarkPermission } from './bookmark-atoms'

/** Asks once for each session what its user keeps, when the page is alive. Shows nothing. */
export function BookmarkKeeper() {
  const session = useSession()
  const store = useStore()
  const token = may(session, bookmarkPermission) ? session?.token : undefined
  useEffect(() => {
    if (token === undefined) return
    import('./keep-bookmarks').then(
      ({ loadBookmarks }) => loadBookmarks(store),
      () => {},
    )
  }, [token, store])
  return null
}

import { may, useSession } from '@edbazaar/feature-session'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { bookmarkPermission } from './bookmark-atoms'

/** Loads the bookmark ids once for each session, after hydration. Renders nothing. */
export function BookmarkLoader() {
  const session = useSession()
  const store = useStore()
  const token = may(session, bookmarkPermission) ? session?.token : undefined
  useEffect(() => {
    if (token === undefined) return
    import('./bookmark-sync').then(
      ({ loadBookmarks }) => loadBookmarks(store),
      () => {},
    )
  }, [token, store])
  return null
}

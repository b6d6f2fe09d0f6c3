import { permissions } from '@edbazaar/api-client'
import { may, useSession } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useEffect } from 'react'

/** Loads the bookmark ids once for each session, after hydration. Renders nothing. */
export function BookmarkLoader() {
  const session = useSession()
  const store = useStore()
  const token = may(session, permissions.bookmarks) ? session?.token : undefined
  useEffect(() => {
    if (token === undefined) return
    import('./bookmark-sync').then(
      ({ loadBookmarks }) => loadBookmarks(store),
      () => {},
    )
  }, [token, store])
  return null
}

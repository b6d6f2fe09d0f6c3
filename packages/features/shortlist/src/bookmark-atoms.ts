import { permissions } from '@edbazaar/api-client'
import {
  clearOnSignOut,
  may,
  sessionAtom,
  storedAtom,
  useSession,
} from '@edbazaar/feature-platform'
import { atom } from 'jotai'

export const bookmarkKinds = ['school', 'product', 'job', 'blog'] as const
export type BookmarkKind = (typeof bookmarkKinds)[number]

/** A kind and an id, such as `school/7`. */
export type BookmarkKey = `${BookmarkKind}/${number}`

interface StoredBookmarks {
  userId: number
  keys: readonly BookmarkKey[]
}

/** The bookmarks stored in this browser, shared between tabs. */
export const storedBookmarksAtom = storedAtom<StoredBookmarks | null>('bookmarkedProducts', {
  initial: null,
  isValue: isStored,
  isShared: true,
})
clearOnSignOut(storedBookmarksAtom)

/** The bookmarks of the signed-in user. */
export const bookmarkedKeysAtom = atom((get): ReadonlySet<BookmarkKey> => {
  const stored = get(storedBookmarksAtom)
  return new Set(stored?.userId === get(sessionAtom)?.user.id ? stored?.keys : [])
})

/**
 * Whether the bookmarks of the signed-in user are loaded. False after the session expires, so that
 * a missing bookmark is not shown as removed.
 */
export const hasLoadedBookmarksAtom = atom((get) => {
  const stored = get(storedBookmarksAtom)
  return stored !== null && stored.userId === get(sessionAtom)?.user.id
})

/** Whether bookmark buttons are shown: to users with permission, and to visitors, who sign in first. */
export function useMayBookmark(): boolean {
  const session = useSession()
  return session === null || may(session, permissions.bookmarks)
}

function isStored(stored: unknown): stored is StoredBookmarks | null {
  if (typeof stored !== 'object' || stored === null) return stored === null
  const { userId, keys }: Partial<Record<string, unknown>> = { ...stored }
  return Number.isInteger(userId) && Array.isArray(keys) && keys.every(isKey)
}

// A function declaration, because the atom reads the storage when it is created, above.
function isKey(key: unknown): boolean {
  return typeof key === 'string' && /^(?:school|product|job|blog)\/\d+$/.test(key)
}

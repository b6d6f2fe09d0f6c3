import { clearOnSignOut, may, sessionAtom, useSession } from '@edbazaar/feature-session'
import { storedAtom } from '@edbazaar/feature-shell'
import { atom } from 'jotai'

/** What can be bookmarked. */
export const bookmarkKinds = ['school', 'product', 'job', 'blog'] as const
export type BookmarkKind = (typeof bookmarkKinds)[number]

/** A kind and an id: `school/7`. */
export type BookmarkKey = `${BookmarkKind}/${number}`

/** The permission that bookmarks need (section 6). */
export const bookmarkPermission = 3

interface StoredBookmarks {
  /** Whose they are. */
  userId: number
  keys: readonly BookmarkKey[]
}

/** What somebody keeps, as this browser knows it; the same in every tab. */
export const storedBookmarksAtom = storedAtom<StoredBookmarks | null>('bookmarkedProducts', {
  initial: null,
  isValue: isStored,
  isShared: true,
})
clearOnSignOut(storedBookmarksAtom)

/** What the one who is signed in keeps. */
export const bookmarkedAtom = atom((get): ReadonlySet<BookmarkKey> => {
  const stored = get(storedBookmarksAtom)
  return new Set(stored?.userId === get(sessionAtom)?.user.id ? stored?.keys : [])
})

/**
 * Whether this browser knows what the one who is signed in keeps. Not while a session has ended
 * under their hands: then nothing has been let go.
 */
export const isKnownAtom = atom((get) => {
  const stored = get(storedBookmarksAtom)
  return stored !== null && stored.userId === get(sessionAtom)?.user.id
})

/** Whether marks are shown: to visitors, who are asked to sign in, and to those who may. */
export function useMayBookmark(): boolean {
  const session = useSession()
  return session === null || may(session, bookmarkPermission)
}

function isStored(stored: unknown): stored is StoredBookmarks | null {
  if (typeof stored !== 'object' || stored === null) return stored === null
  const { userId, keys }: Partial<Record<string, unknown>> = { ...stored }
  return Number.isInteger(userId) && Array.isArray(keys) && keys.every(isKey)
}

// A function, because the storage is read as soon as the atom is made.
function isKey(key: unknown): boolean {
  return typeof key === 'string' && /^(?:school|product|job|blog)\/\d+$/.test(key)
}

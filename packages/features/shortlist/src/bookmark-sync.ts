import { ApiError, answerOf, type Bookmark, hasStatus, permissions } from '@edbazaar/api-client'
import {
  accountPanelAtom,
  apiAtom,
  askToContinueAtom,
  loadMessages,
  may,
  sessionAtom,
  showToastAtom,
} from '@edbazaar/feature-platform'
import type { createStore } from 'jotai'
import {
  type BookmarkKey,
  bookmarkedKeysAtom,
  bookmarkKinds,
  storedBookmarksAtom,
} from './bookmark-atoms'
import { messages } from './messages'

type Store = ReturnType<typeof createStore>

/** The record that the user bookmarks or removes. */
interface BookmarkTarget {
  key: BookmarkKey
  name: string
}

/** Changes that the server has not confirmed yet. */
const pendingChanges = new Map<BookmarkKey, Promise<void>>()
/** Changed keys in order. A response to a request made before a change is out of date for its key. */
const completedChanges: BookmarkKey[] = []

/** Notes shown on the bookmarks page, so that undoing a removal restores the note. */
export const bookmarkNotes = new Map<BookmarkKey, string>()

/** Loads the bookmark ids of the signed-in user. A failure is only logged. */
export async function loadBookmarks(store: Store): Promise<void> {
  const session = store.get(sessionAtom)
  const api = store.get(apiAtom)
  if (session === null || api === null) return
  try {
    const completedBefore = completedChanges.length
    const ids = await answerOf(api.GET('/users/my-bookmarks/ids'))
    if (store.get(sessionAtom)?.token !== session.token) return
    const current = store.get(bookmarkedKeysAtom)
    const keys = new Set(bookmarkKinds.flatMap((kind) => ids[kind].map((id) => keyOf(kind, id))))
    const changedKeys = [...pendingChanges.keys(), ...completedChanges.slice(completedBefore)]
    for (const key of changedKeys) setMembership(keys, key, current.has(key))
    store.set(storedBookmarksAtom, { userId: session.user.id, keys: [...keys] })
  } catch (cause) {
    // 403: an admin who must set up two-step sign-in first has no bookmarks until then.
    if (!hasStatus(cause, 403)) console.warn('The bookmarks did not load.', cause)
  }
}

const keyOf = (kind: (typeof bookmarkKinds)[number], id: number): BookmarkKey => `${kind}/${id}`

function setMembership<Value>(set: Set<Value>, value: Value, isMember: boolean) {
  if (isMember) set.add(value)
  else set.delete(value)
}

/**
 * Adds or removes a bookmark. The change shows at once and is reverted if the server rejects it.
 * A visitor is asked to sign in, returns to `path`, and the bookmark is saved then.
 */
export function toggleBookmark(store: Store, target: BookmarkTarget, path: string): Promise<void> {
  if (store.get(sessionAtom) === null) {
    store.set(askToContinueAtom, path)
    bookmarkAfterSignIn(store, target)
    return Promise.resolve()
  }
  const wasBookmarked = store.get(bookmarkedKeysAtom).has(target.key)
  setBookmarked(store, target.key, !wasBookmarked)
  return syncBookmark(store, target, wasBookmarked)
}

/** Changes what this browser shows, without a request. */
function setBookmarked(store: Store, key: BookmarkKey, isBookmarked: boolean): void {
  const userId = store.get(sessionAtom)?.user.id
  if (userId === undefined) return
  const keys = new Set(store.get(bookmarkedKeysAtom))
  setMembership(keys, key, isBookmarked)
  store.set(storedBookmarksAtom, { userId, keys: [...keys] })
}

/** Applies a loaded list of bookmarks, except for records with a pending change. */
export function applyBookmarkList(
  store: Store,
  bookmarks: readonly Pick<Bookmark, 'kind' | 'id' | 'note'>[],
): void {
  for (const { kind, id, note } of bookmarks) {
    const key = keyOf(kind, id)
    if (pendingChanges.has(key)) continue
    bookmarkNotes.set(key, note ?? '')
    if (!store.get(bookmarkedKeysAtom).has(key)) setBookmarked(store, key, true)
  }
}

/** Sends one request at a time for each record, until the server has the latest state. */
function syncBookmark(store: Store, target: BookmarkTarget, serverState: boolean): Promise<void> {
  const { key } = target
  const pending =
    pendingChanges.get(key) ??
    sendUntilCurrent(store, target, serverState).finally(() => {
      completedChanges.push(key)
      pendingChanges.delete(key)
    })
  pendingChanges.set(key, pending)
  return pending
}

async function sendUntilCurrent(
  store: Store,
  target: BookmarkTarget,
  serverState: boolean,
): Promise<void> {
  const { key } = target
  const isBookmarked = store.get(bookmarkedKeysAtom).has(key)
  if (isBookmarked === serverState) return
  try {
    await sendBookmark(store, key, isBookmarked)
  } catch (cause) {
    setBookmarked(store, key, serverState)
    if (isBookmarked && hasStatus(cause, 401)) bookmarkAfterSignIn(store, target)
    else await showFailure(store, target, isBookmarked, cause)
    return
  }
  await sendUntilCurrent(store, target, isBookmarked)
}

async function sendBookmark(store: Store, key: BookmarkKey, isBookmarked: boolean): Promise<void> {
  const api = store.get(apiAtom)
  if (api === null) return
  const [kind, id] = partsOf(key)
  const params = { path: { kind, id } }
  const note = bookmarkNotes.get(key)
  const body = note ? { note } : {}
  const path = '/users/my-bookmarks/{kind}/{id}'
  await answerOf(isBookmarked ? api.PUT(path, { params, body }) : api.DELETE(path, { params }))
}

function partsOf(key: BookmarkKey) {
  const kind = bookmarkKinds.find((each) => key.startsWith(`${each}/`)) ?? 'school'
  return [kind, Number(key.slice(kind.length + 1))] as const
}

/** Shows the server's message where it explains the refusal: too many, removed or not allowed. */
async function showFailure(
  store: Store,
  { name }: BookmarkTarget,
  isBookmarked: boolean,
  cause: unknown,
): Promise<void> {
  const t = await loadMessages(store, messages)
  const isRefused = cause instanceof ApiError && [403, 404, 409].includes(cause.status)
  const message = t(isBookmarked ? messages.notSaved(name) : messages.notRemoved(name))
  store.set(showToastAtom, { message: isRefused ? cause.message : message, type: 'error' })
}

let stopWaiting = () => {}

/** Saves the bookmark once the user signs in; closing the modal cancels it. */
function bookmarkAfterSignIn(store: Store, target: BookmarkTarget): void {
  stopWaiting()
  const onChange = () => {
    const session = store.get(sessionAtom)
    if (session === null && store.get(accountPanelAtom) !== null) return
    stopWaiting()
    if (!may(session, permissions.bookmarks)) return
    setBookmarked(store, target.key, true)
    void syncBookmark(store, target, false)
  }
  const unsubscribes = [store.sub(sessionAtom, onChange), store.sub(accountPanelAtom, onChange)]
  stopWaiting = () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

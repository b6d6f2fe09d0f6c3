import { ApiError, answerOf, type Bookmark, hasStatus } from '@edbazaar/api-client'
import { loadMessages } from '@edbazaar/feature-platform'
import { accountPanelAtom, askToContinueAtom, may, sessionAtom } from '@edbazaar/feature-session'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import type { createStore } from 'jotai'
import {
  type BookmarkKey,
  bookmarkedAtom,
  bookmarkKinds,
  bookmarkPermission,
  storedBookmarksAtom,
} from './bookmark-atoms'
import { messages } from './messages'

type Store = ReturnType<typeof createStore>

/** What a press is about. */
interface Pressed {
  key: BookmarkKey
  name: string
}

/** What is on its way to the server. */
const underway = new Map<BookmarkKey, Promise<void>>()
/** What the server has dealt with, in order: of these, what was asked before is out of date. */
const settled: BookmarkKey[] = []

/** Notes that the page of bookmarks shows: taken away and kept again, a bookmark has its note again. */
export const knownNotes = new Map<BookmarkKey, string>()

/** Learns from the server what the one who is signed in keeps. A failure is only logged. */
export async function loadBookmarks(store: Store): Promise<void> {
  const session = store.get(sessionAtom)
  const api = store.get(apiAtom)
  if (session === null || api === null) return
  try {
    const known = settled.length
    const ids = await answerOf(api.GET('/users/my-bookmarks/ids'))
    if (store.get(sessionAtom)?.token !== session.token) return
    const before = store.get(bookmarkedAtom)
    const keys = new Set(bookmarkKinds.flatMap((kind) => ids[kind].map((id) => keyOf(kind, id))))
    for (const key of [...underway.keys(), ...settled.slice(known)]) put(keys, key, before.has(key))
    store.set(storedBookmarksAtom, { userId: session.user.id, keys: [...keys] })
  } catch (cause) {
    console.warn('The bookmarks did not load.', cause)
  }
}

const keyOf = (kind: (typeof bookmarkKinds)[number], id: number): BookmarkKey => `${kind}/${id}`

function put<Value>(set: Set<Value>, value: Value, isIn: boolean) {
  if (isIn) set.add(value)
  else set.delete(value)
}

/**
 * Keeps something or lets it go, at once for the eye; where the server refuses it is as before.
 * A visitor is asked to sign in, comes back to `path`, and finds it kept.
 */
export function toggleBookmark(store: Store, pressed: Pressed, path: string): Promise<void> {
  if (store.get(sessionAtom) === null) {
    store.set(askToContinueAtom, path)
    keepAfterSignIn(store, pressed)
    return Promise.resolve()
  }
  const wasKept = store.get(bookmarkedAtom).has(pressed.key)
  mark(store, pressed.key, !wasKept)
  return settle(store, pressed, wasKept)
}

/** What is shown as kept. */
function mark(store: Store, key: BookmarkKey, isKept: boolean): void {
  const userId = store.get(sessionAtom)?.user.id
  if (userId === undefined) return
  const keys = new Set(store.get(bookmarkedAtom))
  put(keys, key, isKept)
  store.set(storedBookmarksAtom, { userId, keys: [...keys] })
}

/** Takes over what a list of bookmarks says, but for what is on its way. */
export function learnListed(store: Store, bookmarks: readonly Bookmark[]): void {
  for (const { kind, id, note } of bookmarks) {
    const key = keyOf(kind, id)
    if (underway.has(key)) continue
    knownNotes.set(key, note ?? '')
    if (!store.get(bookmarkedAtom).has(key)) mark(store, key, true)
  }
}

/** One call at a time for each thing, until the server has what was pressed last. */
function settle(store: Store, pressed: Pressed, known: boolean): Promise<void> {
  const { key } = pressed
  const running =
    underway.get(key) ??
    bring(store, pressed, known).finally(() => {
      settled.push(key)
      underway.delete(key)
    })
  underway.set(key, running)
  return running
}

async function bring(store: Store, pressed: Pressed, known: boolean): Promise<void> {
  const { key } = pressed
  const wanted = store.get(bookmarkedAtom).has(key)
  if (wanted === known) return
  try {
    await write(store, key, wanted)
  } catch (cause) {
    mark(store, key, known)
    if (wanted && hasStatus(cause, 401)) keepAfterSignIn(store, pressed)
    else await tell(store, pressed, wanted, cause)
    return
  }
  await bring(store, pressed, wanted)
}

async function write(store: Store, key: BookmarkKey, isKept: boolean): Promise<void> {
  const api = store.get(apiAtom)
  if (api === null) return
  const [kind, id] = partsOf(key)
  const params = { path: { kind, id } }
  const note = knownNotes.get(key)
  const body = note ? { note } : {}
  const path = '/users/my-bookmarks/{kind}/{id}'
  await answerOf(isKept ? api.PUT(path, { params, body }) : api.DELETE(path, { params }))
}

function partsOf(key: BookmarkKey) {
  const kind = bookmarkKinds.find((each) => key.startsWith(`${each}/`)) ?? 'school'
  return [kind, Number(key.slice(kind.length + 1))] as const
}

/** Too many, gone, not allowed: the server says it best. */
async function tell(
  store: Store,
  { name }: Pressed,
  wanted: boolean,
  cause: unknown,
): Promise<void> {
  const t = await loadMessages(store, messages)
  const isRefused = cause instanceof ApiError && [403, 404, 409].includes(cause.status)
  const ours = t(wanted ? messages.notSaved(name) : messages.notRemoved(name))
  store.set(showToastAtom, { message: isRefused ? cause.message : ours, type: 'error' })
}

let stopWaiting = () => {}

/** Waits until somebody has signed in, or has closed the modal without. */
function keepAfterSignIn(store: Store, pressed: Pressed): void {
  stopWaiting()
  const look = () => {
    const session = store.get(sessionAtom)
    if (session === null && store.get(accountPanelAtom) !== null) return
    stopWaiting()
    if (!may(session, bookmarkPermission)) return
    mark(store, pressed.key, true)
    void settle(store, pressed, false)
  }
  const ends = [store.sub(sessionAtom, look), store.sub(accountPanelAtom, look)]
  stopWaiting = () => {
    for (const end of ends) end()
  }
}

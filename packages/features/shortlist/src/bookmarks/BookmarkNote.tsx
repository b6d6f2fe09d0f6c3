import { ApiError, answerOf, type Bookmark } from '@edbazaar/api-client'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { InlineNote } from '@edbazaar/ui/InlineNote'
import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { bookmarkedKeysAtom, hasLoadedBookmarksAtom } from '../bookmark-atoms'
import { bookmarkNotes, toggleBookmark } from '../bookmark-sync'
import * as styles from './bookmarks.css'
import { messages } from './messages'

interface BookmarkNoteProps {
  bookmark: Bookmark
  name: string
}

/** The note on a bookmark; after the bookmark is removed, an undo button. */
export function BookmarkNote({ bookmark: { kind, id, note }, name }: BookmarkNoteProps) {
  const t = useMessages(messages)
  const key = `${kind}/${id}` as const
  const isBookmarked = useAtomValue(bookmarkedKeysAtom).has(key)
  const isRemoved = useAtomValue(hasLoadedBookmarksAtom) && !isBookmarked
  const store = useStore()
  const [text, setText] = useState(note ?? '')

  async function save(newText: string): Promise<string | null> {
    const api = store.get(apiAtom)
    if (api === null) return t(messages.noteNotSaved)
    const params = { path: { kind, id } }
    const body = { note: newText === '' ? null : newText }
    try {
      await answerOf(api.PUT('/users/my-bookmarks/{kind}/{id}', { params, body }))
    } catch (cause) {
      return cause instanceof ApiError && cause.status === 400
        ? cause.message
        : t(messages.noteNotSaved)
    }
    bookmarkNotes.set(key, newText)
    setText(newText)
    return null
  }

  if (isRemoved) return <Removed target={{ key, name }} />
  return (
    <InlineNote
      label={t(messages.noteOn(name))}
      addLabel={t(messages.addNote)}
      text={text}
      onSave={save}
    />
  )
}

/** Restores the bookmark and its note, until the user leaves the page. */
function Removed({ target }: { target: Parameters<typeof toggleBookmark>[1] }) {
  const t = useMessages(messages)
  const store = useStore()
  const { pathname, search } = useLocation()
  return (
    <p role="status" className={styles.removed}>
      {t(messages.removed)}
      <Button
        variant="bare"
        aria-label={t(messages.undoOf(target.name))}
        onClick={({ currentTarget }) => {
          // This button disappears, so the focus moves to the link of the row.
          currentTarget.closest('li')?.querySelector('a')?.focus()
          void toggleBookmark(store, target, pathname + search)
        }}
      >
        {t(messages.undo)}
      </Button>
    </p>
  )
}

import { ApiError, answerOf, type Bookmark } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { apiAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { InlineNote } from '@edbazaar/ui/InlineNote'
import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { bookmarkedAtom, isKnownAtom } from '../bookmark-atoms'
import { knownNotes, toggleBookmark } from '../keep-bookmarks'
import * as styles from './bookmarks.css'
import { messages } from './messages'

interface BookmarkNoteProps {
  bookmark: Bookmark
  name: string
}

/** The note of what is kept; of what was just let go, the way back. */
export function BookmarkNote({ bookmark: { kind, id, note }, name }: BookmarkNoteProps) {
  const t = useMessages(messages)
  const key = `${kind}/${id}` as const
  const isKept = useAtomValue(bookmarkedAtom).has(key)
  const isLetGo = useAtomValue(isKnownAtom) && !isKept
  const store = useStore()
  const [text, setText] = useState(note ?? '')

  async function save(written: string): Promise<string | null> {
    const api = store.get(apiAtom)
    if (api === null) return t(messages.noteNotSaved)
    const params = { path: { kind, id } }
    const body = { note: written === '' ? null : written }
    try {
      await answerOf(api.PUT('/users/my-bookmarks/{kind}/{id}', { params, body }))
    } catch (cause) {
      return cause instanceof ApiError && cause.status === 400
        ? cause.message
        : t(messages.noteNotSaved)
    }
    knownNotes.set(key, written)
    setText(written)
    return null
  }

  if (isLetGo) return <Removed kept={{ key, name }} />
  return (
    <InlineNote
      label={t(messages.noteOn(name))}
      addLabel={t(messages.addNote)}
      text={text}
      onSave={save}
    />
  )
}

/** Until the page is opened anew it can be had back, with its note. */
function Removed({ kept }: { kept: Parameters<typeof toggleBookmark>[1] }) {
  const t = useMessages(messages)
  const store = useStore()
  const { pathname, search } = useLocation()
  return (
    <p role="status" className={styles.removed}>
      {t(messages.removed)}
      <Button
        variant="bare"
        aria-label={t(messages.undoOf(kept.name))}
        onClick={({ currentTarget }) => {
          // This button goes: the focus stays with the row.
          currentTarget.closest('li')?.querySelector('a')?.focus()
          void toggleBookmark(store, kept, pathname + search)
        }}
      >
        {t(messages.undo)}
      </Button>
    </p>
  )
}

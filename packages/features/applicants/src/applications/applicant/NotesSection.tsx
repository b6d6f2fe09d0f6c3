import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { Timeline, type TimelineEvent } from '@edbazaar/ui/Timeline'
import { useState } from 'react'
import type { Application } from '../application-types'
import { messages } from '../messages'
import { stageOf } from '../stages'
import * as styles from './applicant.css'
import { Section } from './Section'

interface NotesSectionProps {
  application: Application
  now: number
  mayWrite: boolean
}

/** Notes of the team and what happened, the newest first. */
export function NotesSection({ application, mayWrite }: NotesSectionProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { notes, events, row } = application
  const dated = (at: string) => ({ date: formatDay(dayInIndia(at), { locale }), dateTime: at })
  const titleOf = ({ kind, to_state: to }: Application['events'][number]) => {
    if (kind !== 'state') return t(messages.events[kind])
    const stage = stageOf(to ?? '')
    return t(messages.events.state(stage === undefined ? '' : t(messages.stages[stage])))
  }
  const entries = [
    ...notes.map((note): TimelineEvent & { at: string } => ({
      id: `note ${note.id}`,
      at: note.at,
      title: note.author,
      state: 'key',
      ...dated(note.at),
      body: <Note id={row.id} note={note} mayEdit={mayWrite && note.is_mine} />,
    })),
    ...events.map((event, index): TimelineEvent & { at: string } => ({
      id: `event ${index}`,
      at: event.at,
      title: titleOf(event),
      ...(event.by !== null && { actor: event.by }),
      ...dated(event.at),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <Section title={t(messages.notes)}>
      {mayWrite && <NoteField id={row.id} />}
      <Timeline className={styles.thread} label={t(messages.notes)} events={entries} />
    </Section>
  )
}

interface NoteProps {
  /** Of the application. */
  id: string
  note: Application['notes'][number]
  mayEdit: boolean
}

/** A note; its author edits it in place. */
function Note({ id, note, mayEdit }: NoteProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [text, setText] = useState<string | null>(null)
  async function save() {
    if (text === null || text.trim() === '') return
    const path = { id, noteId: note.id }
    const saved = await run((api) =>
      answerOf(
        api.PATCH('/job-applications/{id}/notes/{noteId}', {
          params: { path },
          body: { text: text.trim() },
        }),
      ),
    )
    if (saved !== null) setText(null)
  }
  if (text === null)
    return (
      <>
        <p className={styles.words} lang={languageOf(note.text)}>
          {note.text} {note.edited_at !== null && <small>({t(messages.edited)})</small>}
        </p>
        {mayEdit && (
          <Button variant="bare" onClick={() => setText(note.text)}>
            {t(messages.editNote)}
          </Button>
        )}
      </>
    )
  return (
    <div className={styles.composer}>
      <TextArea
        label={t(messages.editNote)}
        labelPlace="hidden"
        error={text.trim() === '' ? t(messages.noteEmpty) : undefined}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.noteActions}>
        <Button loading={isBusy} onClick={() => void save()}>
          {t(messages.saveNote)}
        </Button>
        <Button variant="bare" onClick={() => setText(null)}>
          {t(messages.cancel)}
        </Button>
      </div>
    </div>
  )
}

function NoteField({ id }: { id: string }) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [text, setText] = useState('')
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  async function add() {
    if (text.trim() === '') return
    const added = await run((api) =>
      answerOf(
        api.POST('/job-applications/{id}/notes', {
          params: { path: { id } },
          body: { text: text.trim(), request_key: requestKey },
        }),
      ),
    )
    if (added === null) return
    setText('')
    setRequestKey(crypto.randomUUID())
  }
  return (
    <div className={styles.composer}>
      <TextArea
        label={t(messages.addNote)}
        labelPlace="hidden"
        placeholder={t(messages.notePlaceholder)}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <Button loading={isBusy} onClick={() => void add()}>
          {t(messages.addNote)}
        </Button>
      )}
    </div>
  )
}

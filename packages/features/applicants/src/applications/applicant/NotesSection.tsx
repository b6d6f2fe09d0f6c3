import { answerOf } from '@edbazaar/api-client'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { dayInIndia, type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { Timeline, type TimelineEvent } from '@edbazaar/ui/Timeline'
import { useState } from 'react'
import * as v from 'valibot'
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
  const [isEdited, setIsEdited] = useState(false)
  if (isEdited) return <EditedNote id={id} note={note} onEnd={() => setIsEdited(false)} />
  return (
    <>
      <p className={styles.words} lang={languageOf(note.text)}>
        {note.text} {note.edited_at !== null && <small>({t(messages.edited)})</small>}
      </p>
      {mayEdit && (
        <Button variant="bare" onClick={() => setIsEdited(true)}>
          {t(messages.editNote)}
        </Button>
      )}
    </>
  )
}

const noteSchema = (t: Translate) => v.object({ text: requiredText(t(messages.noteEmpty)) })

interface EditedNoteProps extends Omit<NoteProps, 'mayEdit'> {
  onEnd: () => void
}

function EditedNote({ id, note, onEnd }: EditedNoteProps) {
  const t = useMessages(messages)
  const { field, isSending, onSubmit } = usePageForm({
    schema: noteSchema,
    initial: { text: note.text },
    send: (api, body) =>
      answerOf(
        api.PATCH('/job-applications/{id}/notes/{noteId}', {
          params: { path: { id, noteId: note.id } },
          body,
        }),
      ),
    onSuccess: onEnd,
  })
  return (
    <form noValidate className={styles.composer} onSubmit={onSubmit}>
      <TextArea
        label={t(messages.editNote)}
        labelPlace="hidden"
        rows={2}
        maxLength={4000}
        {...field('text')}
      />
      <div className={styles.noteActions}>
        <Button type="submit" loading={isSending}>
          {t(messages.saveNote)}
        </Button>
        <Button variant="bare" onClick={onEnd}>
          {t(messages.cancel)}
        </Button>
      </div>
    </form>
  )
}

function NoteField({ id }: { id: string }) {
  const t = useMessages(messages)
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const { field, form, isSending, onSubmit } = usePageForm({
    schema: noteSchema,
    initial: { text: '' },
    send: (api, { text }) =>
      answerOf(
        api.POST('/job-applications/{id}/notes', {
          params: { path: { id } },
          body: { text, request_key: requestKey },
        }),
      ),
    resets: true,
    onSuccess: () => setRequestKey(crypto.randomUUID()),
  })
  return (
    <form noValidate className={styles.composer} onSubmit={onSubmit}>
      <TextArea
        label={t(messages.addNote)}
        labelPlace="hidden"
        placeholder={t(messages.notePlaceholder)}
        rows={2}
        maxLength={4000}
        {...field('text')}
      />
      {form.watch('text').trim() !== '' && (
        <Button type="submit" loading={isSending}>
          {t(messages.addNote)}
        </Button>
      )}
    </form>
  )
}

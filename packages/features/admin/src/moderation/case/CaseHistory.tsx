import { answerOf } from '@edbazaar/api-client'
import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment } from '@edbazaar/ui/formatting'
import { StickyNoteIcon } from '@edbazaar/ui/Icon'
import { TextArea } from '@edbazaar/ui/TextArea'
import { Timeline, type TimelineState } from '@edbazaar/ui/Timeline'
import * as v from 'valibot'
import type { CaseEvent, ModerationCase } from '../case-types'
import { messages as moderationMessages } from '../messages'
import * as styles from './case.css'
import { messages } from './messages'
import type { CaseEditor } from './use-case-editor'

interface CaseHistoryProps {
  opened: ModerationCase
  now: number
  caseEditor: CaseEditor
}

/** The history of all cases about the record, and notes for admins. */
export function CaseHistory({ opened, now, caseEditor }: CaseHistoryProps) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const locale = useLocale()
  return (
    <section className={styles.history}>
      <div className={styles.sectionHead}>
        <h3 className={styles.heading}>{t(messages.history)}</h3>
        {!caseEditor.isNoting && (
          <Button variant="bare" onClick={() => caseEditor.note(true)}>
            {t(moderationMessages.addNote)}
          </Button>
        )}
      </div>
      {caseEditor.isNoting && <NoteForm opened={opened} onClose={() => caseEditor.note(false)} />}
      <Timeline
        label={t(messages.history)}
        emptyText={t(messages.noHistory)}
        events={opened.history.map((event) => ({
          id: event.id,
          title:
            event.outcome === null
              ? t(messages.events[event.kind])
              : t(moderationMessages.outcomes[event.outcome]),
          actor: [event.actor?.name, event.fields.map((field) => fieldName(field, t)).join(', ')]
            .filter(Boolean)
            .join(': '),
          date: formatMoment(event.at, { now, locale }),
          dateTime: event.at,
          state: stateOf(event),
          ...(event.kind === 'note' && { icon: <StickyNoteIcon size="small" /> }),
          ...(event.text !== null && { body: <EventText event={event} /> }),
        }))}
      />
    </section>
  )
}

function EventText({ event }: { event: CaseEvent }) {
  return <p className={event.kind === 'note' ? styles.privateText : styles.quote}>{event.text}</p>
}

const badOutcomes: readonly string[] = ['hidden', 'removed', 'rejected_fields']

function stateOf({ kind, outcome }: CaseEvent): TimelineState {
  if (kind !== 'decided' || outcome === null) return 'done'
  return badOutcomes.includes(outcome) ? 'bad' : 'good'
}

const noteSchema = (t: Translate) => v.object({ text: requiredText(t(messages.noteRequired)) })

function NoteForm({ opened, onClose }: { opened: ModerationCase; onClose: () => void }) {
  const t = useMessages(messages, moderationMessages)
  const params = { path: { id: opened.row.id } }
  const { field, isSending, onSubmit } = usePageForm({
    schema: noteSchema,
    initial: { text: '' },
    send: (api, body) => answerOf(api.POST('/admin/moderation/cases/{id}/notes', { params, body })),
    toast: () => t(messages.noteSaved),
    onSuccess: onClose,
  })
  return (
    <form noValidate className={styles.noteForm} onSubmit={onSubmit}>
      <TextArea
        label={t(messages.noteLabel)}
        hint={t(moderationMessages.noteHint)}
        rows={3}
        maxLength={2000}
        autoFocus
        {...field('text')}
      />
      <div className={styles.noteButtons}>
        <Button type="submit" loading={isSending}>
          {t(messages.saveNote)}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {t(moderationMessages.cancel)}
        </Button>
      </div>
    </form>
  )
}

import { answerOf } from '@edbazaar/api-client'
import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment } from '@edbazaar/ui/formatting'
import { StickyNoteIcon } from '@edbazaar/ui/Icon'
import { TextArea } from '@edbazaar/ui/TextArea'
import { Timeline, type TimelineState } from '@edbazaar/ui/Timeline'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
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

function NoteForm({ opened, onClose }: { opened: ModerationCase; onClose: () => void }) {
  const t = useMessages(messages, moderationMessages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = usePageRequest()
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isMissing = text.trim() === ''
  async function save() {
    setHasTried(true)
    if (isMissing) return
    const answer = await run((api) =>
      answerOf(
        api.POST('/admin/moderation/cases/{id}/notes', {
          params: { path: { id: opened.row.id } },
          body: { text: text.trim() },
        }),
      ),
    )
    if (answer === null) return
    showToast({ type: 'success', message: t(messages.noteSaved) })
    onClose()
  }
  return (
    <div className={styles.noteForm}>
      <TextArea
        label={t(messages.noteLabel)}
        hint={t(moderationMessages.noteHint)}
        error={hasTried && isMissing ? t(messages.noteRequired) : undefined}
        rows={3}
        maxLength={2000}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.noteButtons}>
        <Button loading={isBusy} onClick={() => void save()}>
          {t(messages.saveNote)}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {t(moderationMessages.cancel)}
        </Button>
      </div>
    </div>
  )
}

import { reviewMessages } from '@edbazaar/feature-editing/review'
import { useDirtyReport } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type KeyboardEvent, useState } from 'react'
import * as v from 'valibot'
import type { ModerationCase } from '../case-types'
import { key as keyStyle } from '../key.css'
import { messages as moderationMessages } from '../messages'
import { ConflictNotice } from './ConflictNotice'
import { DecisionMessage } from './DecisionMessage'
import * as styles from './decide.css'
import { needsReason, type OpenDecision, reasonsOf } from './decision'
import { decisionSchema, emptyDecision } from './decision-schema'
import { messages } from './messages'
import { RejectedFields } from './RejectedFields'
import { useDecide } from './use-decide'

interface DecisionFormProps {
  opened: ModerationCase
  decision: OpenDecision
  sendLabel: string
  /** Whether the form is in a dialog, which has its own key Escape. */
  isInDialog: boolean
  onDone: () => void
  onCancel: () => void
  /** Called when what is written would be lost with the form, and when no longer. */
  onDirty: (isDirty: boolean) => void
}

/** Reasons and message of a decision, with the message that the owner will receive. */
export function DecisionForm(props: DecisionFormProps) {
  const { opened, decision, sendLabel, isInDialog, onDone, onCancel, onDirty } = props
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const { send, onDecided } = useDecide()
  const [hasPrivateNote, setHasPrivateNote] = useState(false)
  const schema = decisionSchema(opened, decision)
  const { onSubmit, isDirty, isSending, field, control, form } = usePageForm({
    schema,
    initial: emptyDecision,
    send: (api, body) => send(api, opened.row, body),
    onSuccess(decided) {
      onDecided(opened.row, decided)
      onDone()
    },
  })
  useDirtyReport(isDirty, onDirty)
  const written = v.safeParse(schema(t), form.watch())

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape' && !isInDialog) {
      event.preventDefault()
      onCancel()
    }
    if (event.key !== 'Enter') return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
    // Enter alone does not send a decision.
    if (event.target instanceof HTMLInputElement) event.preventDefault()
  }
  const reasons = reasonsOf[decision.outcome].map((code) => ({
    value: code,
    label: t(reviewMessages.reasons[code]),
  }))
  const noReason = t(needsReason(decision) ? messages.chooseReason : messages.optional)
  return (
    <form noValidate className={styles.compose} onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {decision.outcome === 'rejected_fields' ? (
        <RejectedFields
          opened={opened}
          fields={decision.fields}
          reasons={reasons}
          {...control('fields')}
        />
      ) : (
        <Select
          label={t(messages.reason)}
          options={[{ value: '', label: noReason }, ...reasons]}
          {...field('reason_code')}
        />
      )}
      <TextArea
        label={t(messages.addToMessage)}
        rows={3}
        maxLength={2000}
        {...field('note_public')}
      />
      {opened.row.why === 'claim' ? (
        <p className={styles.small}>{t(messages.claimantsReceive)}</p>
      ) : (
        <DecisionMessage caseId={opened.row.id} body={written.success ? written.output : null} />
      )}
      <Checkbox
        label={t(moderationMessages.addNote)}
        checked={hasPrivateNote}
        onChange={({ target }) => {
          setHasPrivateNote(target.checked)
          if (!target.checked) form.setValue('note_private', '')
        }}
      />
      {hasPrivateNote && (
        <TextArea
          label={t(messages.privateNote)}
          hint={t(moderationMessages.noteHint)}
          rows={2}
          maxLength={2000}
          {...field('note_private')}
        />
      )}
      <ConflictNotice opened={opened} />
      <div className={styles.send}>
        <Button
          type="submit"
          variant={decision.outcome === 'removed' ? 'danger' : 'main'}
          loading={isSending}
        >
          {sendLabel} <kbd className={keyStyle}>Ctrl ↵</kbd>
        </Button>
        <Button onClick={onCancel}>{t(moderationMessages.cancel)}</Button>
      </div>
      <p className={styles.small}>{t(messages.canUndo)}</p>
    </form>
  )
}

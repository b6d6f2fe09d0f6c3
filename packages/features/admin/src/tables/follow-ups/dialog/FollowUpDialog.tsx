import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { todayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { useState } from 'react'
import { followUpMessages } from '../messages'
import { type FollowedRecord, followedOf, type OpenedRecord } from '../opened-record'
import * as styles from './dialog.css'
import { FollowUpFields, type FollowUpValues } from './FollowUpFields'
import { dialogMessages as messages } from './messages'
import { RecordFacts } from './RecordFacts'
import { useFollowUp } from './use-follow-up'

interface FollowUpDialogProps {
  opened: OpenedRecord
  /** Called with null on close, and with the record once it is loaded again. */
  onOpenedChange: (opened: OpenedRecord | null) => void
}

/** An exited user or a contact message: how to reach the person, who does it, and whether it is done. */
export function FollowUpDialog({ opened, onOpenedChange }: FollowUpDialogProps) {
  const t = useMessages(messages, followUpMessages)
  const locale = useLocale()
  const { save, isBusy, conflict } = useFollowUp(opened, onOpenedChange)
  const record = followedOf(opened)
  // Only what the admin has touched: the rest follows the record if it is loaded again.
  const [entered, setEntered] = useState<Partial<FollowUpValues>>({})
  const values = { isDone: record.doneOn !== null, assignedTo: record.assignedToId, ...entered }
  const isChanged =
    values.isDone !== (record.doneOn !== null) || values.assignedTo !== record.assignedToId
  const day = formatDay(todayInIndia(new Date(opened.record.received_at)), {
    withYear: true,
    locale,
  })
  const onClose = () => onOpenedChange(null)
  const { close, question } = useDialogGuard({ isDirty: isChanged && !isBusy, onClose })
  async function send() {
    const body = { is_done: values.isDone, assigned_to: values.assignedTo }
    if (await save({ revision: record.revision, ...body })) onClose()
  }
  return (
    <Dialog
      isOpen
      title={record.name}
      description={
        opened.kind === 'exitedUser'
          ? t(messages.exitedUser(day))
          : t(messages.contactMessage(record.id, day))
      }
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(isChanged ? messages.cancel : messages.close)}</Button>
          <Button variant="main" disabled={!isChanged} loading={isBusy} onClick={() => void send()}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      {conflict !== null && (
        <Notice tone="bad" title={t(messages.conflict)}>
          <p>{conflict}</p>
          <Current kind={opened.kind} record={record} />
        </Notice>
      )}
      <RecordFacts opened={opened} />
      {opened.kind === 'contactMessage' && (
        <section className={styles.message} aria-label={t(messages.message)}>
          {opened.record.message}
        </section>
      )}
      <FollowUpFields
        kind={opened.kind}
        record={record}
        values={values}
        onChange={(changed) => setEntered({ ...entered, ...changed })}
      />
      {question}
    </Dialog>
  )
}

/** The values that another admin has saved. */
function Current({ kind, record }: { kind: OpenedRecord['kind']; record: FollowedRecord }) {
  const t = useMessages(messages)
  const done = kind === 'exitedUser' ? messages.isContacted : messages.isAnswered
  const status = t(record.doneOn === null ? messages.isOpen : done)
  return <p>{t(messages.conflictNow(record.assignedTo ?? t(messages.nobody), status))}</p>
}

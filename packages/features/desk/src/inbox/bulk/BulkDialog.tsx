import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useState } from 'react'
import { isSnoozeDay } from '../dialogs/DayChoice'
import * as styles from '../dialogs/dialogs.css'
import { messages as dialogMessages } from '../dialogs/messages'
import type { BulkResult, EnquiryRow, Person } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { dayOf } from '../moments'
import { messages as taskMessages } from '../tasks/messages'
import { BulkFields } from './BulkFields'
import { BulkPreview } from './BulkPreview'
import { type BulkAction, type BulkValues, bulkFields, initialValues } from './bulk-action'
import { messages } from './messages'

interface BulkDialogProps {
  action: BulkAction
  rows: readonly EnquiryRow[]
  members: readonly Person[]
  now: number
  onDone: () => void
  onClose: () => void
}

/** Changes or emails several enquiries: first the choice, then a preview of each, then the change. */
export function BulkDialog({ action, rows, members, now, onDone, onClose }: BulkDialogProps) {
  const t = useMessages(messages, inboxMessages, dialogMessages)
  const ofTasks = useMessages(taskMessages)
  const { run, isBusy } = usePageRequest()
  const [values, setValues] = useState<BulkValues>({
    ...initialValues,
    day: action === 'task' ? dayOf(now) : '',
  })
  const [preview, setPreview] = useState<BulkResult | null>(null)
  const [requestKey] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string>()

  const send = (isPreview: boolean, toast?: (result: BulkResult) => string) =>
    run(
      (api) =>
        answerOf(
          api.POST('/desk/enquiries/bulk', {
            body: {
              ids: rows.map(({ id }) => id),
              preview: isPreview,
              request_key: requestKey,
              ...bulkFields(action, values),
            },
          }),
        ),
      toast && { toast },
    )
  async function show() {
    const problem = problemOf()
    setError(problem)
    if (problem === undefined) setPreview(await send(true))
  }
  async function change() {
    const result = await send(false, ({ done, refused }) =>
      refused === 0 ? t(messages.bulkDone(done)) : t(messages.bulkPart(done, refused)),
    )
    if (result === null) return
    onDone()
    onClose()
  }
  function problemOf(): string | undefined {
    if (action === 'email' && values.text.trim() === '') return t(inboxMessages.writeFirst)
    if (action === 'task' && values.text.trim() === '') return ofTasks(taskMessages.textRequired)
    if (action === 'task' && values.day < dayOf(now)) return ofTasks(taskMessages.dayRequired)
    if (action === 'snooze' && !isSnoozeDay(values.day, now)) return t(dialogMessages.dayRequired)
    const isLost = action === 'state' && values.state === 'lost'
    return isLost && values.lostReason === null ? t(dialogMessages.reasonRequired) : undefined
  }
  return (
    <Dialog
      isOpen
      title={t(messages.bulkTitles[action](rows.length))}
      closeLabel={t(inboxMessages.close)}
      className={styles.wide}
      onClose={onClose}
      footer={
        preview === null ? (
          <>
            <Button onClick={onClose}>{t(inboxMessages.cancel)}</Button>
            <Button variant="main" loading={isBusy} onClick={() => void show()}>
              {t(messages.preview)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setPreview(null)}>{t(messages.back)}</Button>
            {preview.done > 0 && (
              <Button variant="main" loading={isBusy} onClick={() => void change()}>
                {t(messages.bulkDo[action](preview.done))}
              </Button>
            )}
          </>
        )
      }
    >
      {preview === null ? (
        <BulkFields
          action={action}
          values={values}
          members={members}
          now={now}
          error={error}
          onChange={(changes) => {
            setError(undefined)
            setValues((current) => ({ ...current, ...changes }))
          }}
        />
      ) : (
        <BulkPreview action={action} preview={preview} now={now} />
      )}
    </Dialog>
  )
}

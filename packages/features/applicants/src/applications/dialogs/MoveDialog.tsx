import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useState } from 'react'
import type { ApplicationRow, Decision } from '../application-types'
import { messages } from '../messages'
import { MessageField } from '../saved-texts/MessageField'
import * as styles from './dialogs.css'
import { areReasonsComplete, ReasonFields, type ReasonValues, reasonBody } from './ReasonFields'

interface MoveDialogProps {
  row: ApplicationRow
  decision: Decision
  now: number
  onClose: () => void
}

/** A decision that needs more than the stage: reasons, the date of an offer, a message to the applicant. */
export function MoveDialog({ row, decision, now, onClose }: MoveDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [values, setValues] = useState<ReasonValues>({ codes: [], text: '' })
  const [isTold, setIsTold] = useState(false)
  const [message, setMessage] = useState('')
  const [offeredOn, setOfferedOn] = useState(todayInIndia(new Date(now)))
  const [hasTried, setHasTried] = useState(false)
  const { id, revision, label } = row
  const needsReasons = decision === 'not_taken'
  const isToldAtOnce = decision === 'hired' || decision === 'declined'
  const tell = isTold || isToldAtOnce

  async function move() {
    setHasTried(true)
    if (needsReasons && !areReasonsComplete(values)) return
    const moved = await run(
      (api) =>
        answerOf(
          api.POST('/job-applications/{id}/move', {
            params: { path: { id } },
            body: {
              revision,
              state: decision,
              tell,
              ...(needsReasons && reasonBody(values)),
              ...(decision === 'offered' && offeredOn !== '' && { offered_on: offeredOn }),
              ...(tell && message.trim() !== '' && { text: message.trim() }),
            },
          }),
        ),
      { toast: () => t(messages.moved(label, t(messages.stages[decision]))) },
    )
    if (moved !== null) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.moveTitles[decision](label))}
      closeLabel={t(messages.close)}
      className={styles.wide}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void move()}>
            {t(tell ? messages.send : messages.save)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {needsReasons && <ReasonFields values={values} hasTried={hasTried} onChange={setValues} />}
        {decision === 'offered' && (
          <DatePicker
            label={t(messages.offeredOn)}
            value={offeredOn}
            onValueChange={setOfferedOn}
          />
        )}
        {isToldAtOnce ? (
          <p className={styles.note}>{t(messages.toldAtOnce)}</p>
        ) : (
          <div>
            <Checkbox
              label={t(messages.tell)}
              checked={isTold}
              onChange={() => setIsTold(!isTold)}
            />
            <p className={styles.note}>{t(messages.tellHint)}</p>
          </div>
        )}
        {tell && (
          <MessageField listing={row.job.listing} rows={4} value={message} onChange={setMessage} />
        )}
      </div>
    </Dialog>
  )
}

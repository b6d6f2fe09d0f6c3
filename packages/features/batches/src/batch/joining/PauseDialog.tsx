import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { optionalDayField, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { addDays, type Translate, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useId } from 'react'
import * as v from 'valibot'
import type { BatchDesk } from '../../batch-types'
import * as styles from '../batch.css'
import { messages } from './messages'
import { joiningWith, saveJoining } from './use-joining'

interface PauseDialogProps {
  batch: BatchDesk
  /** Milliseconds. */
  now: number
  onClose: () => void
}

const pauseSchema = (t: Translate, min: string) =>
  v.object({ reopens_on: optionalDayField(t(messages.reopensAhead), { min }) })

/** Pauses joining, for some time or until somebody opens it. */
export default function PauseDialog({ batch, now, onClose }: PauseDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const today = todayInIndia(new Date(now))
  const tomorrow = addDays(today, 1)
  const { day, isDirty, isSending, onSubmit } = usePageForm({
    schema: (t) => pauseSchema(t, tomorrow),
    initial: { reopens_on: '' },
    send: (api, { reopens_on: reopensOn }) =>
      saveJoining(api, batch.id, joiningWith(batch, { state: 'paused', reopens_on: reopensOn })),
    toast: () => t(messages.paused),
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  return (
    <Dialog
      isOpen
      title={t(messages.pauseTitle)}
      description={t(messages.pauseText)}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.keepOpen)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.pause)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        <DatePicker
          label={t(messages.reopensOn)}
          hint={t(messages.reopensHint)}
          min={tomorrow}
          max={addDays(today, 730)}
          today={today}
          {...day('reopens_on')}
        />
      </form>
      {question}
    </Dialog>
  )
}

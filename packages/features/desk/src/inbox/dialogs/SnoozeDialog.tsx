import { useApiForm } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { dayField } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useId } from 'react'
import * as v from 'valibot'
import type { Enquiry } from '../enquiry-types'
import { messages } from '../messages'
import { daysLater } from '../moments'
import { useChange } from '../use-change'
import { DayChoice } from './DayChoice'
import { messages as dialogMessages } from './messages'

interface SnoozeDialogProps {
  enquiry: Enquiry
  now: number
  onClose: () => void
}

const snoozeSchema = (now: number) => (t: Translate) =>
  v.object({ day: dayField(t(dialogMessages.dayRequired), { min: daysLater(now, 1) }) })

/** Chooses the day of the next action. */
export function SnoozeDialog({ enquiry, now, onClose }: SnoozeDialogProps) {
  const t = useMessages(messages, dialogMessages)
  const { change, isBusy } = useChange()
  const formId = useId()
  const { errorOf, form, isDirty, isSending, onSubmit } = useApiForm<{ day: string }>({
    loadSchema: async () => snoozeSchema(now),
    validatesOnBlur: false,
    initial: { day: '' },
    send: (_, { day }) => save(day),
  })
  async function save(next: string | null) {
    await change(enquiry, { next_action_on: next })
    onClose()
  }
  const { close, question } = useDialogGuard({ isDirty: isDirty && !isBusy, onClose })
  return (
    <Dialog
      isOpen
      title={t(dialogMessages.snoozeTitle)}
      description={t(dialogMessages.snoozeText)}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          {enquiry.next_action_on !== null && (
            <Button loading={isBusy} onClick={() => void save(null)}>
              {t(dialogMessages.endSnooze)}
            </Button>
          )}
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending || isBusy}>
            {t(messages.snooze)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <DayChoice
          day={form.watch('day')}
          now={now}
          error={errorOf('day')}
          onDay={(day) => {
            form.clearErrors('day')
            form.setValue('day', day, { shouldDirty: true })
          }}
        />
      </form>
      {question}
    </Dialog>
  )
}

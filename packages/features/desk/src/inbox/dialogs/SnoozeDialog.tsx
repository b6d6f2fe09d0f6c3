import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useState } from 'react'
import type { Enquiry } from '../enquiry-types'
import { messages } from '../messages'
import { useChange } from '../use-change'
import { DayChoice, isSnoozeDay } from './DayChoice'
import { messages as dialogMessages } from './messages'

interface SnoozeDialogProps {
  enquiry: Enquiry
  now: number
  onClose: () => void
}

/** Chooses the day of the next action. */
export function SnoozeDialog({ enquiry, now, onClose }: SnoozeDialogProps) {
  const t = useMessages(messages, dialogMessages)
  const { change, isBusy } = useChange()
  const [day, setDay] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  async function save(next: string | null) {
    await change(enquiry, { next_action_on: next })
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(dialogMessages.snoozeTitle)}
      description={t(dialogMessages.snoozeText)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          {enquiry.next_action_on !== null && (
            <Button loading={isBusy} onClick={() => void save(null)}>
              {t(dialogMessages.endSnooze)}
            </Button>
          )}
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            variant="main"
            loading={isBusy}
            onClick={() => (isSnoozeDay(day, now) ? void save(day) : setIsMissing(true))}
          >
            {t(messages.snooze)}
          </Button>
        </>
      }
    >
      <DayChoice
        day={day}
        now={now}
        error={isMissing && !isSnoozeDay(day, now) ? t(dialogMessages.dayRequired) : undefined}
        onDay={setDay}
      />
    </Dialog>
  )
}

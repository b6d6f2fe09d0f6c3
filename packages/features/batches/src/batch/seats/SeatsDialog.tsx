import { ApiError, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import type { BatchDesk } from '../../shared/batch-types'
import * as styles from '../batch.css'
import { messages } from './messages'

interface SeatsDialogProps {
  batch: BatchDesk
  onClose: () => void
}

const maxSeats = 10_000

/** A whole number as it is typed, with or without grouping; null for another text. */
function wholeNumber(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '')
  return /^\d{1,5}$/.test(digits) && Number(digits) <= maxSeats ? Number(digits) : null
}

/** Changes the number of seats. Fewer seats than are taken need a reason; nobody loses a seat. */
export default function SeatsDialog({ batch, onClose }: SeatsDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [values, setValues] = useState({
    seats: String(batch.seats),
    elsewhere: String(batch.taken_elsewhere),
    reason: batch.over_why ?? '',
  })
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [seats, elsewhere] = [wholeNumber(values.seats), wholeNumber(values.elsewhere)]
  const free = seats === null || elsewhere === null ? null : seats - elsewhere - batch.taken
  const isOver = free !== null && free < 0
  const reason = values.reason.trim()
  const errors = {
    seats: seats === null || seats === 0 ? t(messages.enterSeats) : undefined,
    elsewhere: elsewhere === null ? t(messages.enterTaken) : undefined,
    reason: isOver && reason === '' ? t(messages.enterReason) : undefined,
  }
  const shown: Partial<typeof errors> = isChecked ? errors : {}
  const set = (given: Partial<typeof values>) => {
    setRefusal(undefined)
    setValues({ ...values, ...given })
  }

  async function save() {
    setIsChecked(true)
    if (seats === null || elsewhere === null) return
    if (Object.values(errors).some((error) => error !== undefined)) return
    const path = { id: batch.id }
    const saved = await run(
      async (api) => {
        // The batch is saved as a whole: its other fields are read now, not when the page was opened.
        const { name, days, starts_on, ends_on, start_time, end_time, price } = await answerOf(
          api.GET('/stores/batches/{id}/desk', { params: { path } }),
        )
        const body = {
          name,
          days,
          starts_on,
          ends_on,
          start_time,
          end_time,
          price,
          seats,
          taken_elsewhere: elsewhere,
          ...(isOver && { over_why: reason }),
        }
        return answerOf(api.PUT('/stores/batches/{id}', { params: { path }, body }))
      },
      {
        toast: () => t(messages.saved),
        onFailure: (cause) => {
          if (!(cause instanceof ApiError) || ![400, 409].includes(cause.status)) return false
          setRefusal(cause.message)
          return true
        },
      },
    )
    if (saved !== null) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.change)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void save()}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}
        <TextField
          label={t(messages.seats)}
          inputMode="numeric"
          value={values.seats}
          error={shown.seats}
          onChange={({ currentTarget }) => set({ seats: currentTarget.value })}
        />
        <TextField
          label={t(messages.takenElsewhere)}
          hint={t(messages.takenElsewhereHint)}
          inputMode="numeric"
          value={values.elsewhere}
          error={shown.elsewhere}
          onChange={({ currentTarget }) => set({ elsewhere: currentTarget.value })}
        />
        {free !== null && (
          <p aria-live="polite">{isOver ? t(messages.tooFew(-free)) : t(messages.result(free))}</p>
        )}
        {isOver && (
          <TextField
            label={t(messages.reason)}
            value={values.reason}
            maxLength={300}
            error={shown.reason}
            onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
          />
        )}
      </div>
    </Dialog>
  )
}

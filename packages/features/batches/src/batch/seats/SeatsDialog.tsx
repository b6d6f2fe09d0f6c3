import { answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as v from 'valibot'
import type { BatchDesk } from '../../batch-types'
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

const freeSeats = (seats: number | null, elsewhere: number | null, taken: number) =>
  seats === null || elsewhere === null ? null : seats - elsewhere - taken

const numberField = (message: string, min = 0) =>
  v.pipe(v.string(), v.transform(wholeNumber), v.number(message), v.minValue(min, message))

/** `taken` is the number of seats of families on EdBazaar. */
const seatsSchema = (taken: number) => (t: Translate) =>
  v.pipe(
    v.object({
      seats: numberField(t(messages.enterSeats), 1),
      taken_elsewhere: numberField(t(messages.enterTaken)),
      over_why: v.pipe(v.string(), v.trim()),
    }),
    v.forward(
      v.partialCheck(
        [['seats'], ['taken_elsewhere'], ['over_why']],
        ({ seats, taken_elsewhere: elsewhere, over_why: why }) =>
          why !== '' || seats - elsewhere >= taken,
        t(messages.enterReason),
      ),
      ['over_why'],
    ),
    v.transform(({ over_why: why, ...numbers }) => ({
      ...numbers,
      ...(numbers.seats - numbers.taken_elsewhere < taken && { over_why: why }),
    })),
  )

/** Changes the number of seats. Fewer seats than are taken need a reason; nobody loses a seat. */
export default function SeatsDialog({ batch, onClose }: SeatsDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const { form, field, failure, isDirty, isSending, onSubmit } = usePageForm({
    schema: seatsSchema(batch.taken),
    initial: {
      seats: String(batch.seats),
      taken_elsewhere: String(batch.taken_elsewhere),
      over_why: batch.over_why ?? '',
    },
    async send(api, seats) {
      const params = { path: { id: batch.id } }
      // The batch is saved as a whole: its other fields are read now, not when the page was opened.
      const { name, days, starts_on, ends_on, start_time, end_time, price } = await answerOf(
        api.GET('/stores/batches/{id}/desk', { params }),
      )
      const body = { name, days, starts_on, ends_on, start_time, end_time, price, ...seats }
      return answerOf(api.PUT('/stores/batches/{id}', { params, body }))
    },
    toast: () => t(messages.saved),
    failurePlace: 'form',
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const values = form.watch()
  const free = freeSeats(
    wholeNumber(values.seats),
    wholeNumber(values.taken_elsewhere),
    batch.taken,
  )
  const isOver = free !== null && free < 0
  return (
    <Dialog
      isOpen
      title={t(messages.change)}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        <TextField label={t(messages.seats)} inputMode="numeric" {...field('seats')} />
        <TextField
          label={t(messages.takenElsewhere)}
          hint={t(messages.takenElsewhereHint)}
          inputMode="numeric"
          {...field('taken_elsewhere')}
        />
        {free !== null && (
          <p aria-live="polite">{isOver ? t(messages.tooFew(-free)) : t(messages.result(free))}</p>
        )}
        {isOver && <TextField label={t(messages.reason)} maxLength={300} {...field('over_why')} />}
      </form>
      {question}
    </Dialog>
  )
}

import { type AdminPayment, answerOf } from '@edbazaar/api-client'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useState } from 'react'
import { exactRupees } from '../cells/exact-rupees'
import { bankReferenceOf } from '../invoices/actions/bank-reference'
import { paiseOf } from '../invoices/actions/paise-of'
import * as styles from '../invoices/actions/payment.css'
import { useInvoiceRequest } from '../invoices/actions/use-invoice-request'
import { messages } from './messages'

/** Opens the form with which an admin notes that money was returned by bank transfer. */
export function ReturnDialog({ payment }: { payment: AdminPayment }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const { amount, invoice_number: number, method, reference } = payment
  const label = t(messages.noteReturnOf(reference))
  return (
    <>
      <Button aria-label={label} onClick={() => setIsOpen(true)}>
        {t(messages.noteReturn)}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={label}
        closeLabel={t(messages.close)}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.dialog}>
          <p>{t(messages.returnText(exactRupees(amount), number))}</p>
          {method === 'razorpay' && <p>{t(messages.online)}</p>}
          <ReturnForm payment={payment} onDone={() => setIsOpen(false)} />
        </div>
      </Dialog>
    </>
  )
}

interface FormProps {
  payment: AdminPayment
  onDone: () => void
}

function ReturnForm({ payment: { id, amount, arrived_on: arrivedOn }, onDone }: FormProps) {
  const t = useMessages(messages)
  const { send, isBusy } = useInvoiceRequest()
  const today = todayInIndia(new Date())
  const [day, setDay] = useState('')
  const [typedAmount, setTypedAmount] = useState(exactRupees(amount).slice(1))
  const [text, setText] = useState('')
  const [why, setWhy] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const arrived = Math.round(amount * 100)
  const paise = paiseOf(typedAmount)
  const reference = bankReferenceOf(text)
  const isAmountWrong = paise === undefined || paise > arrived
  const isDayWrong = day < arrivedOn || day > today
  const isWhyMissing = paise !== undefined && paise < arrived && why.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isAmountWrong || isDayWrong || isWhyMissing || reference === undefined) return
    const params = { path: { id } }
    const note = why.trim() === '' ? null : why.trim()
    const body = { returned_on: day, paise, reference, note }
    const isSent = await send(
      (api) => answerOf(api.POST('/admin/payments/{id}/return', { params, body })),
      t(messages.noted),
    )
    if (isSent) onDone()
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <DatePicker
        label={t(messages.returnedOn)}
        error={hasTried && isDayWrong ? t(messages.returnedOnWrong) : undefined}
        min={arrivedOn}
        max={today}
        value={day}
        onValueChange={setDay}
      />
      <TextField
        label={t(messages.returnedAmount)}
        error={hasTried && isAmountWrong ? t(messages.amountWrong) : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={typedAmount}
        onChange={({ target }) => setTypedAmount(target.value)}
      />
      <TextField
        label={t(messages.returnReference)}
        hint={t(messages.referenceHint)}
        error={hasTried && reference === undefined ? t(messages.referenceWrong) : undefined}
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextArea
        label={t(messages.why)}
        hint={t(messages.whyHint)}
        error={hasTried && isWhyMissing ? t(messages.whyRequired) : undefined}
        rows={2}
        maxLength={300}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <div>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.noteReturn)}
        </Button>
      </div>
    </form>
  )
}

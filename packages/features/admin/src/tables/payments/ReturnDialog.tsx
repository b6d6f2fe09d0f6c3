import { type AdminPayment, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type FormEvent, useState } from 'react'
import { exactRupees } from '../cells/exact-rupees'
import { AmountField } from '../money/AmountField'
import { BankReferenceField } from '../money/BankReferenceField'
import { bankReferenceOf } from '../money/bank-reference'
import { MoneyDialog } from '../money/MoneyDialog'
import * as styles from '../money/money.css'
import { paiseOf } from '../money/paise-of'
import { messages } from './messages'

/** Opens the form with which an admin notes that money was returned by bank transfer. */
export function ReturnDialog({ payment }: { payment: AdminPayment }) {
  const t = useMessages(messages)
  const { amount, invoice_number: number, method, reference } = payment
  return (
    <MoneyDialog action={t(messages.noteReturn)} label={t(messages.noteReturnOf(reference))}>
      {(close) => (
        <>
          <p>{t(messages.returnText(exactRupees(amount), number))}</p>
          {method === 'razorpay' && <p>{t(messages.online)}</p>}
          <ReturnForm payment={payment} onDone={close} />
        </>
      )}
    </MoneyDialog>
  )
}

interface FormProps {
  payment: AdminPayment
  onDone: () => void
}

function ReturnForm({ payment: { id, amount, arrived_on: arrivedOn }, onDone }: FormProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
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
    const answer = await run(
      (api) => answerOf(api.POST('/admin/payments/{id}/return', { params, body })),
      { toast: () => t(messages.noted), reloadsOn: [409] },
    )
    if (answer !== null) onDone()
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
      <AmountField
        label={t(messages.returnedAmount)}
        error={hasTried && isAmountWrong ? t(messages.amountWrong) : undefined}
        value={typedAmount}
        onValueChange={setTypedAmount}
      />
      <BankReferenceField
        label={t(messages.returnReference)}
        isWrong={hasTried && reference === undefined}
        value={text}
        onValueChange={setText}
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

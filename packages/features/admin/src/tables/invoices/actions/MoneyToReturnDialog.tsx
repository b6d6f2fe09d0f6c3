import { type AdminInvoice, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { type FormEvent, useState } from 'react'
import { AmountField } from '../../money/AmountField'
import { BankReferenceField } from '../../money/BankReferenceField'
import { bankReferenceOf } from '../../money/bank-reference'
import { MoneyDialog } from '../../money/MoneyDialog'
import * as styles from '../../money/money.css'
import { paiseOf } from '../../money/paise-of'
import { messages } from '../messages'

/** Opens the form with which an admin notes a transfer that does not fit the invoice. */
export function MoneyToReturnDialog({ invoice }: { invoice: AdminInvoice }) {
  const t = useMessages(messages)
  return (
    <MoneyDialog
      variant="bare"
      action={t(messages.toReturn)}
      label={t(messages.toReturnOf(invoice.number))}
    >
      {(close) => (
        <>
          <p>{t(messages.toReturnText)}</p>
          <MoneyToReturnForm invoice={invoice} onDone={close} />
        </>
      )}
    </MoneyDialog>
  )
}

interface FormProps {
  invoice: AdminInvoice
  onDone: () => void
}

function MoneyToReturnForm({ invoice: { id, issued_on: issuedOn }, onDone }: FormProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [text, setText] = useState('')
  const [amount, setAmount] = useState('')
  const [day, setDay] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const today = todayInIndia(new Date())
  const reference = bankReferenceOf(text)
  const paise = paiseOf(amount)
  const isDayWrong = day < issuedOn || day > today

  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (reference === undefined || paise === undefined || isDayWrong) return
    const params = { path: { id } }
    const body = { reference, paise, arrived_on: day }
    const answer = await run(
      (api) => answerOf(api.POST('/admin/invoices/{id}/money-to-return', { params, body })),
      { toast: () => t(messages.toReturnNoted), reloadsOn: [409] },
    )
    if (answer !== null) onDone()
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <BankReferenceField
        label={t(messages.bankReference)}
        isWrong={hasTried && reference === undefined}
        value={text}
        onValueChange={setText}
      />
      <AmountField
        label={t(messages.arrivedAmount)}
        hint={t(messages.arrivedAmountHint)}
        error={hasTried && paise === undefined ? t(messages.amountWrong) : undefined}
        value={amount}
        onValueChange={setAmount}
      />
      <DatePicker
        label={t(messages.arrivedOn)}
        error={hasTried && isDayWrong ? t(messages.arrivedOnWrong) : undefined}
        min={issuedOn}
        max={today}
        value={day}
        onValueChange={setDay}
      />
      <div>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.noteToReturn)}
        </Button>
      </div>
    </form>
  )
}

import { type AdminInvoice, answerOf } from '@edbazaar/api-client'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useState } from 'react'
import { messages } from '../messages'
import { bankReferenceOf } from './bank-reference'
import { paiseOf } from './paise-of'
import * as styles from './payment.css'
import { useInvoiceRequest } from './use-invoice-request'

/** Opens the form with which an admin notes a transfer that does not fit the invoice. */
export function MoneyToReturnDialog({ invoice }: { invoice: AdminInvoice }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const label = t(messages.toReturnOf(invoice.number))
  return (
    <>
      <Button variant="bare" aria-label={label} onClick={() => setIsOpen(true)}>
        {t(messages.toReturn)}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={label}
        closeLabel={t(messages.close)}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.dialog}>
          <p>{t(messages.toReturnText)}</p>
          <MoneyToReturnForm invoice={invoice} onDone={() => setIsOpen(false)} />
        </div>
      </Dialog>
    </>
  )
}

interface FormProps {
  invoice: AdminInvoice
  onDone: () => void
}

function MoneyToReturnForm({ invoice: { id, issued_on: issuedOn }, onDone }: FormProps) {
  const t = useMessages(messages)
  const { send, isBusy } = useInvoiceRequest()
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
    const isSent = await send(
      (api) => answerOf(api.POST('/admin/invoices/{id}/money-to-return', { params, body })),
      t(messages.toReturnNoted),
    )
    if (isSent) onDone()
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t(messages.bankReference)}
        hint={t(messages.bankReferenceHint)}
        error={hasTried && reference === undefined ? t(messages.bankReferenceWrong) : undefined}
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label={t(messages.arrivedAmount)}
        hint={t(messages.arrivedAmountHint)}
        error={hasTried && paise === undefined ? t(messages.amountWrong) : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
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

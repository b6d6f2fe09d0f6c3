import { type AdminInvoice, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatRupees } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type FormEvent, useState } from 'react'
import { BankReferenceField } from '../../money/BankReferenceField'
import { bankReferenceOf } from '../../money/bank-reference'
import { MoneyDialog } from '../../money/MoneyDialog'
import * as styles from '../../money/money.css'
import { messages } from '../messages'

/** Opens the form with which an admin confirms or refuses a payment. */
export function PaymentDialog({ invoice }: { invoice: AdminInvoice }) {
  const t = useMessages(messages)
  return (
    <MoneyDialog
      action={t(messages.confirm)}
      label={t(messages.confirmOf(invoice.number))}
      title={t(messages.confirmTitle(invoice.number))}
    >
      {(close) => (
        <>
          <p>{t(messages.amount(formatRupees(invoice.total)))}</p>
          <ConfirmForm invoice={invoice} onDone={close} />
          {invoice.reference_state === 'pending' && <RefuseForm invoice={invoice} onDone={close} />}
        </>
      )}
    </MoneyDialog>
  )
}

interface FormProps {
  invoice: AdminInvoice
  onDone: () => void
}

/** By the reference in the bank's statement, which is not filled in from what the user sent. */
function ConfirmForm({ invoice: { id, reference, reference_state: state }, onDone }: FormProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const typed = bankReferenceOf(text)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (typed === undefined) return
    const params = { path: { id } }
    const answer = await run(
      (api) =>
        answerOf(api.POST('/admin/invoices/{id}/payment', { params, body: { reference: typed } })),
      { toast: () => t(messages.confirmed), reloadsOn: [409] },
    )
    if (answer !== null) onDone()
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {state === 'pending' && reference !== null && <p>{t(messages.sentReference(reference))}</p>}
      <BankReferenceField
        label={t(messages.bankReference)}
        isWrong={hasTried && typed === undefined}
        value={text}
        onValueChange={setText}
      />
      <div>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.confirm)}
        </Button>
      </div>
    </form>
  )
}

function RefuseForm({ invoice: { id }, onDone }: FormProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isMissing = reason.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isMissing) return
    const params = { path: { id } }
    const answer = await run(
      (api) =>
        answerOf(
          api.POST('/admin/invoices/{id}/refusal', { params, body: { reason: reason.trim() } }),
        ),
      { toast: () => t(messages.refused), reloadsOn: [409] },
    )
    if (answer !== null) onDone()
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t(messages.why)}
        hint={t(messages.whyHint)}
        error={hasTried && isMissing ? t(messages.whyRequired) : undefined}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button type="submit" loading={isBusy}>
          {t(messages.refuse)}
        </Button>
      </div>
    </form>
  )
}

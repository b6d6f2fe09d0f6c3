import { type AdminInvoice, answerOf } from '@edbazaar/api-client'
import { useDirtyReport } from '@edbazaar/feature-form-kit/dialog-guard'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatRupees } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useState } from 'react'
import * as v from 'valibot'
import { BankReferenceField } from '../../money/BankReferenceField'
import { MoneyDialog, type MoneyFormProps } from '../../money/MoneyDialog'
import * as styles from '../../money/money.css'
import { bankReferenceField } from '../../money/money-fields'
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
      {(form) => (
        <>
          <p>{t(messages.amount(formatRupees(invoice.total)))}</p>
          <PaymentForms invoice={invoice} {...form} />
        </>
      )}
    </MoneyDialog>
  )
}

interface FormProps extends MoneyFormProps {
  invoice: AdminInvoice
}

function PaymentForms({ invoice, onDone, onDirty }: FormProps) {
  const [isConfirmDirty, setIsConfirmDirty] = useState(false)
  const [isRefusalDirty, setIsRefusalDirty] = useState(false)
  useDirtyReport(isConfirmDirty || isRefusalDirty, onDirty)
  return (
    <>
      <ConfirmForm invoice={invoice} onDone={onDone} onDirty={setIsConfirmDirty} />
      {invoice.reference_state === 'pending' && (
        <RefuseForm invoice={invoice} onDone={onDone} onDirty={setIsRefusalDirty} />
      )}
    </>
  )
}

const paymentSchema = (t: Translate) => v.object({ reference: bankReferenceField(t) })

/** By the reference in the bank's statement, which is not filled in from what the user sent. */
function ConfirmForm({ invoice, onDone, onDirty }: FormProps) {
  const { id, reference, reference_state: state } = invoice
  const t = useMessages(messages)
  const params = { path: { id } }
  const { onSubmit, isDirty, isSending, field } = usePageForm({
    schema: paymentSchema,
    initial: { reference: '' },
    send: (api, body) => answerOf(api.POST('/admin/invoices/{id}/payment', { params, body })),
    toast: () => t(messages.confirmed),
    reloadsOn: [409],
    onSuccess: onDone,
  })
  useDirtyReport(isDirty, onDirty)
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {state === 'pending' && reference !== null && <p>{t(messages.sentReference(reference))}</p>}
      <BankReferenceField label={t(messages.bankReference)} {...field('reference')} />
      <div>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.confirm)}
        </Button>
      </div>
    </form>
  )
}

const refusalSchema = (t: Translate) => v.object({ reason: requiredText(t(messages.whyRequired)) })

function RefuseForm({ invoice: { id }, onDone, onDirty }: FormProps) {
  const t = useMessages(messages)
  const params = { path: { id } }
  const { onSubmit, isDirty, isSending, field } = usePageForm({
    schema: refusalSchema,
    initial: { reason: '' },
    send: (api, body) => answerOf(api.POST('/admin/invoices/{id}/refusal', { params, body })),
    toast: () => t(messages.refused),
    reloadsOn: [409],
    onSuccess: onDone,
  })
  useDirtyReport(isDirty, onDirty)
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextArea
        label={t(messages.why)}
        hint={t(messages.whyHint)}
        rows={2}
        maxLength={500}
        {...field('reason')}
      />
      <div>
        <Button type="submit" loading={isSending}>
          {t(messages.refuse)}
        </Button>
      </div>
    </form>
  )
}

import { type AdminInvoice, answerOf } from '@edbazaar/api-client'
import { useDirtyReport } from '@edbazaar/feature-form-kit/dialog-guard'
import { dayField, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import * as v from 'valibot'
import { AmountField } from '../../money/AmountField'
import { BankReferenceField } from '../../money/BankReferenceField'
import { MoneyDialog, type MoneyFormProps } from '../../money/MoneyDialog'
import * as styles from '../../money/money.css'
import { bankReferenceField, paiseField } from '../../money/money-fields'
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
      {(form) => (
        <>
          <p>{t(messages.toReturnText)}</p>
          <MoneyToReturnForm invoice={invoice} {...form} />
        </>
      )}
    </MoneyDialog>
  )
}

interface FormProps extends MoneyFormProps {
  invoice: AdminInvoice
}

const moneySchema = (issuedOn: string) => (t: Translate) =>
  v.object({
    reference: bankReferenceField(t),
    paise: paiseField(t(messages.amountWrong)),
    arrived_on: dayField(t(messages.arrivedOnWrong), {
      min: issuedOn,
      max: todayInIndia(new Date()),
    }),
  })

function MoneyToReturnForm({ invoice, onDone, onDirty }: FormProps) {
  const { id, issued_on: issuedOn } = invoice
  const t = useMessages(messages)
  const params = { path: { id } }
  const { onSubmit, isDirty, isSending, field, day } = usePageForm({
    schema: moneySchema(issuedOn),
    initial: { reference: '', paise: '', arrived_on: '' },
    send: (api, body) =>
      answerOf(api.POST('/admin/invoices/{id}/money-to-return', { params, body })),
    toast: () => t(messages.toReturnNoted),
    reloadsOn: [409],
    onSuccess: onDone,
  })
  useDirtyReport(isDirty, onDirty)
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <BankReferenceField label={t(messages.bankReference)} {...field('reference')} />
      <AmountField
        label={t(messages.arrivedAmount)}
        hint={t(messages.arrivedAmountHint)}
        {...field('paise')}
      />
      <DatePicker
        label={t(messages.arrivedOn)}
        min={issuedOn}
        max={todayInIndia(new Date())}
        {...day('arrived_on')}
      />
      <div>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.noteToReturn)}
        </Button>
      </div>
    </form>
  )
}

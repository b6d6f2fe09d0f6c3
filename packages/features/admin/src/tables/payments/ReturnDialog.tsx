import { type AdminPayment, answerOf } from '@edbazaar/api-client'
import { useDirtyReport } from '@edbazaar/feature-form-kit/dialog-guard'
import { dayField, optionalText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import * as v from 'valibot'
import { exactRupees } from '../cells/exact-rupees'
import { AmountField } from '../money/AmountField'
import { BankReferenceField } from '../money/BankReferenceField'
import { MoneyDialog, type MoneyFormProps } from '../money/MoneyDialog'
import * as styles from '../money/money.css'
import { bankReferenceField, paiseField } from '../money/money-fields'
import { messages } from './messages'

/** Opens the form with which an admin notes that money was returned by bank transfer. */
export function ReturnDialog({ payment }: { payment: AdminPayment }) {
  const t = useMessages(messages)
  const { amount, invoice_number: number, method, reference } = payment
  return (
    <MoneyDialog action={t(messages.noteReturn)} label={t(messages.noteReturnOf(reference))}>
      {(form) => (
        <>
          <p>{t(messages.returnText(exactRupees(amount), number))}</p>
          {method === 'razorpay' && <p>{t(messages.online)}</p>}
          <ReturnForm payment={payment} {...form} />
        </>
      )}
    </MoneyDialog>
  )
}

interface FormProps extends MoneyFormProps {
  payment: AdminPayment
}

/** Money that was returned; less than what arrived needs a reason. */
const returnSchema =
  ({ amount, arrived_on: min }: AdminPayment) =>
  (t: Translate) => {
    const arrived = Math.round(amount * 100)
    return v.pipe(
      v.object({
        returned_on: dayField(t(messages.returnedOnWrong), { min, max: todayInIndia(new Date()) }),
        paise: paiseField(t(messages.amountWrong), arrived),
        reference: bankReferenceField(t),
        note: optionalText,
      }),
      v.forward(
        v.partialCheck(
          [['paise'], ['note']],
          ({ paise, note }) => paise === arrived || note !== null,
          t(messages.whyRequired),
        ),
        ['note'],
      ),
    )
  }

function ReturnForm({ payment, onDone, onDirty }: FormProps) {
  const t = useMessages(messages)
  const { id, amount, arrived_on: arrivedOn } = payment
  const params = { path: { id } }
  const { onSubmit, isDirty, isSending, field, day } = usePageForm({
    schema: returnSchema(payment),
    initial: { returned_on: '', paise: exactRupees(amount).slice(1), reference: '', note: '' },
    send: (api, body) => answerOf(api.POST('/admin/payments/{id}/return', { params, body })),
    toast: () => t(messages.noted),
    reloadsOn: [409],
    onSuccess: onDone,
  })
  useDirtyReport(isDirty, onDirty)
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <DatePicker
        label={t(messages.returnedOn)}
        min={arrivedOn}
        max={todayInIndia(new Date())}
        {...day('returned_on')}
      />
      <AmountField label={t(messages.returnedAmount)} {...field('paise')} />
      <BankReferenceField label={t(messages.returnReference)} {...field('reference')} />
      <TextArea
        label={t(messages.why)}
        hint={t(messages.whyHint)}
        rows={2}
        maxLength={300}
        {...field('note')}
      />
      <div>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.noteReturn)}
        </Button>
      </div>
    </form>
  )
}

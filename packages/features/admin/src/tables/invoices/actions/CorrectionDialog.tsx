import { type AdminInvoice, answerOf } from '@edbazaar/api-client'
import { useDirtyReport } from '@edbazaar/feature-form-kit/dialog-guard'
import { optionalText, requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import * as v from 'valibot'
import { MoneyDialog, type MoneyFormProps } from '../../money/MoneyDialog'
import * as styles from '../../money/money.css'
import { messages } from '../messages'

/** Opens the form with which an admin corrects the buyer of an invoice. */
export function CorrectionDialog({ invoice }: { invoice: AdminInvoice }) {
  const t = useMessages(messages)
  return (
    <MoneyDialog
      variant="bare"
      action={t(messages.correct)}
      label={t(messages.correctOf(invoice.number))}
    >
      {(form) => (
        <>
          <p>{t(messages.correctText)}</p>
          <CorrectionForm invoice={invoice} {...form} />
        </>
      )}
    </MoneyDialog>
  )
}

interface CorrectionFormProps extends MoneyFormProps {
  invoice: AdminInvoice
}

/** The corrected buyer. No address means that the former one stays. */
const correctionSchema = (t: Translate) =>
  v.pipe(
    v.object({
      legal_name: v.pipe(
        requiredText(t(messages.buyerNameRequired)),
        v.minLength(2, t(messages.buyerTooShort)),
      ),
      gstin: v.pipe(
        v.string(),
        v.transform((text) => text.replaceAll(' ', '').toUpperCase() || null),
        v.nullable(v.pipe(v.string(), v.regex(/^[0-9A-Z]{15}$/, t(messages.gstinWrong)))),
      ),
      address: v.pipe(
        optionalText,
        v.check((text) => text === null || text.length >= 2, t(messages.buyerTooShort)),
      ),
      reason: requiredText(t(messages.whyRequired)),
    }),
    v.transform(({ address, ...body }) => ({ ...body, ...(address !== null && { address }) })),
  )

function CorrectionForm({ invoice, onDone, onDirty }: CorrectionFormProps) {
  const { id, buyer, buyer_gstin } = invoice
  const t = useMessages(messages)
  const params = { path: { id } }
  const { onSubmit, isDirty, isSending, field } = usePageForm({
    schema: correctionSchema,
    initial: { legal_name: buyer, gstin: buyer_gstin ?? '', address: '', reason: '' },
    send: (api, body) => answerOf(api.POST('/admin/invoices/{id}/correction', { params, body })),
    toast: () => t(messages.corrected),
    reloadsOn: [409],
    onSuccess: onDone,
  })
  useDirtyReport(isDirty, onDirty)
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField
        label={t(messages.buyerName)}
        autoComplete="off"
        maxLength={160}
        {...field('legal_name')}
      />
      <TextField
        label={t(messages.gstin)}
        hint={t(messages.gstinHint)}
        autoComplete="off"
        maxLength={20}
        {...field('gstin')}
      />
      <TextField
        label={t(messages.address)}
        hint={t(messages.addressHint)}
        autoComplete="off"
        maxLength={300}
        {...field('address')}
      />
      <TextArea
        label={t(messages.why)}
        hint={t(messages.correctWhyHint)}
        rows={2}
        maxLength={200}
        {...field('reason')}
      />
      <div>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.issueCorrected)}
        </Button>
      </div>
    </form>
  )
}

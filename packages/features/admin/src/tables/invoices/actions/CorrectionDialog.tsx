import { type AdminInvoice, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useState } from 'react'
import { MoneyDialog } from '../../money/MoneyDialog'
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
      {(close) => (
        <>
          <p>{t(messages.correctText)}</p>
          <CorrectionForm invoice={invoice} onDone={close} />
        </>
      )}
    </MoneyDialog>
  )
}

interface CorrectionFormProps {
  invoice: AdminInvoice
  onDone: () => void
}

function CorrectionForm({ invoice: { id, buyer, buyer_gstin }, onDone }: CorrectionFormProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [name, setName] = useState(buyer)
  const [gstin, setGstin] = useState(buyer_gstin ?? '')
  const [address, setAddress] = useState('')
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const typedGstin = gstin.replaceAll(' ', '').toUpperCase()
  const isNameMissing = name.trim() === ''
  const isGstinWrong = !/^([0-9A-Z]{15})?$/.test(typedGstin)
  const isReasonMissing = reason.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isNameMissing || isGstinWrong || isReasonMissing) return
    const params = { path: { id } }
    const body = {
      legal_name: name.trim(),
      gstin: typedGstin === '' ? null : typedGstin,
      ...(address.trim() !== '' && { address: address.trim() }),
      reason: reason.trim(),
    }
    const answer = await run(
      (api) => answerOf(api.POST('/admin/invoices/{id}/correction', { params, body })),
      { toast: () => t(messages.corrected), reloadsOn: [409] },
    )
    if (answer !== null) onDone()
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t(messages.buyerName)}
        error={hasTried && isNameMissing ? t(messages.buyerNameRequired) : undefined}
        autoComplete="off"
        maxLength={160}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t(messages.gstin)}
        hint={t(messages.gstinHint)}
        error={hasTried && isGstinWrong ? t(messages.gstinWrong) : undefined}
        autoComplete="off"
        maxLength={20}
        value={gstin}
        onChange={({ target }) => setGstin(target.value)}
      />
      <TextField
        label={t(messages.address)}
        hint={t(messages.addressHint)}
        autoComplete="off"
        maxLength={300}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextArea
        label={t(messages.why)}
        hint={t(messages.correctWhyHint)}
        error={hasTried && isReasonMissing ? t(messages.whyRequired) : undefined}
        rows={2}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.issueCorrected)}
        </Button>
      </div>
    </form>
  )
}

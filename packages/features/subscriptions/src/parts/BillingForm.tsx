import { answerOf, type BillingProfile, type MyBilling } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { showToastAtom, type Translate, useMessages, useSession } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { messages } from './messages'
import * as styles from './parts.css'

interface BillingFormProps {
  billing: MyBilling
  /** The label of the button. @default Save billing details */
  saveLabel?: string
  /** Called after the details are saved. */
  onSaved: () => Promise<void> | void
}

/** An empty text is sent as null. */
const billingSchema = (t: Translate) => {
  const text = () => v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(t(messages.required)))
  /** Company names and addresses have at least two characters (specification, section 5). */
  const name = () => v.pipe(text(), v.minLength(2, t(messages.tooShort)))
  return v.object({
    legal_name: name(),
    address: name(),
    state_code: text(),
    gstin: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^([0-9A-Z]{15})?$/, t(messages.gstinWrong)),
      v.transform((gstin) => (gstin === '' ? null : gstin)),
    ),
    email: v.pipe(text(), v.email()),
  })
}

const draftOf = ({ gstin, ...profile }: BillingProfile) => ({ ...profile, gstin: gstin ?? '' })

/** The billing details of the next invoices. */
export function BillingForm({
  billing: { profile, states, is_taxed },
  saveLabel,
  onSaved,
}: BillingFormProps) {
  const t = useMessages(messages)
  const email = useSession()?.user.email ?? ''
  const showToast = useSetAtom(showToastAtom)
  const { isSending, onSubmit, field } = useApiForm<
    BillingProfile,
    Record<keyof BillingProfile, string>
  >({
    loadSchema: async () => billingSchema,
    initial: profile ? draftOf(profile) : { email },
    send: async (api, body) => {
      await answerOf(api.PUT('/my-billing', { body }))
      showToast({ type: 'success', message: t(messages.saved) })
      await onSaved()
    },
  })
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField
        label={t(messages.legalName)}
        hint={t(messages.legalNameHint)}
        autoComplete="organization"
        maxLength={160}
        required
        {...field('legal_name')}
      />
      <TextField
        label={t(messages.address)}
        autoComplete="street-address"
        maxLength={300}
        required
        {...field('address')}
      />
      <Select
        label={t(messages.state)}
        options={[
          { value: '', label: t(messages.chooseState) },
          ...states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
        ]}
        {...field('state_code')}
      />
      {is_taxed && (
        <TextField
          label={t(messages.gstinLabel)}
          hint={t(messages.gstinHint)}
          maxLength={15}
          autoCapitalize="characters"
          {...field('gstin')}
        />
      )}
      <TextField
        label={t(messages.email)}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          {saveLabel ?? t(messages.save)}
        </Button>
      </div>
    </form>
  )
}

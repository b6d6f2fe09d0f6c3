import { answerOf, type Invoice } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import * as v from 'valibot'
import * as styles from '../parts/parts.css'
import { messages } from './messages'

const referenceSchema = (t: Translate) =>
  v.object({
    reference: v.pipe(
      v.optional(v.string(), ''),
      v.transform((text) => text.replaceAll(' ', '')),
      v.regex(/^(?:\d{12}|[0-9A-Za-z]{16}|[0-9A-Za-z]{22})$/, t(messages.referenceWrong)),
    ),
  })

/** Sends the bank's reference of the payment, with which an admin finds it. */
export function ReferenceForm({ invoice: { summary, payment } }: { invoice: Invoice }) {
  const t = useMessages(messages)
  const { revalidate } = useRevalidator()
  const showToast = useSetAtom(showToastAtom)
  const { isSending, onSubmit, field } = useApiForm<{ reference: string }>({
    loadSchema: async () => referenceSchema,
    validatesOnBlur: false,
    send: async (api, body) => {
      const params = { path: { id: summary.id } }
      await answerOf(api.POST('/my-invoices/{id}/reference', { params, body }))
      showToast({ type: 'success', message: t(messages.sent) })
      await revalidate()
    },
  })
  return (
    <section aria-labelledby="afterwards">
      <SectionHead title={t(messages.afterwards)} titleId="afterwards" />
      {payment?.state === 'pending' && (
        <p className={styles.quiet}>
          {t(messages.pending(payment.reference))} {t(messages.sendAnother)}
        </p>
      )}
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={t(messages.reference)}
          hint={t(messages.referenceHint)}
          autoComplete="off"
          maxLength={40}
          required
          {...field('reference')}
        />
        <div>
          <Button type="submit" variant="main" loading={isSending}>
            {t(messages.send)}
          </Button>
        </div>
      </form>
    </section>
  )
}

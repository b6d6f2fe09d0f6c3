import { answerOf, type ContactChannel, type MyApplication } from '@edbazaar/api-client'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { RichText } from '@edbazaar/ui/RichText'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as v from 'valibot'
import * as styles from './apply.css'
import { messages } from './messages'

interface SendSectionProps {
  application: MyApplication
  onChange: (application: MyApplication) => void
}

const submissionSchema = (t: Translate) =>
  v.object({
    allowsPhone: v.boolean(),
    from: v.string(),
    to: v.string(),
    is_adult: v.literal(true, t(messages.adultNeeded)),
  })

/** The permission to use the application, the declaration of age, and the button that sends it. */
export function SendSection({ application, onChange }: SendSectionProps) {
  const t = useMessages(messages)
  const { row, form } = application
  const errorId = useId()
  const { field, checkbox, errorOf, isSending, onSubmit, ...fields } = usePageForm({
    schema: submissionSchema,
    initial: { allowsPhone: true, from: '10:00', to: '18:00', is_adult: false },
    send: (api, { allowsPhone, ...times }) => {
      const channels: ContactChannel[] = allowsPhone ? ['email', 'phone'] : ['email']
      const body = { notice_version: form.notice.version, channels, ...times }
      const params = { path: { id: row.id } }
      return answerOf(api.POST('/my-applications/{id}/submit', { params, body }))
    },
    toast: () => t(messages.sent(row.listing.name)),
    reloads: false,
    onSuccess(sent) {
      onChange(sent)
      window.scrollTo({ top: 0 })
    },
  })
  const adultError = errorOf('is_adult')
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{t(messages.mayContact(row.listing.name))}</legend>
        <Checkbox label={t(messages.byEmail(form.email))} checked disabled />
        <Checkbox label={t(messages.byPhone(form.phone ?? ''))} {...checkbox('allowsPhone')} />
        {fields.form.watch('allowsPhone') && (
          <div className={styles.pair}>
            <TextField label={t(messages.callsFrom)} type="time" {...field('from')} />
            <TextField label={t(messages.callsTo)} type="time" {...field('to')} />
          </div>
        )}
      </fieldset>
      <details className={styles.notice}>
        <summary className={styles.noticeTitle}>{t(messages.notice)}</summary>
        <RichText html={form.notice.html} />
      </details>
      <Checkbox
        label={t(messages.adult)}
        aria-describedby={adultError === undefined ? undefined : errorId}
        {...checkbox('is_adult')}
      />
      <p className={styles.hint}>{t(messages.agree(row.listing.name))}</p>
      {adultError !== undefined && (
        <p id={errorId} role="alert" className={styles.failed}>
          {adultError}
        </p>
      )}
      <p className={styles.actions}>
        <Button type="submit" variant="main" size="large" loading={isSending}>
          {t(messages.sendNow)}
        </Button>
      </p>
    </form>
  )
}

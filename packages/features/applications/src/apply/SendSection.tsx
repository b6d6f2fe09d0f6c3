import { ApiError, answerOf, type ContactChannel, type MyApplication } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { RichText } from '@edbazaar/ui/RichText'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import * as styles from './apply.css'
import { messages } from './messages'

interface SendSectionProps {
  application: MyApplication
  onChange: (application: MyApplication) => void
}

/** The permission to use the application, the declaration of age, and the button that sends it. */
export function SendSection({ application, onChange }: SendSectionProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const { row, form } = application
  const [allowsPhone, setAllowsPhone] = useState(true)
  const [from, setFrom] = useState('10:00')
  const [to, setTo] = useState('18:00')
  const [isAdult, setIsAdult] = useState(false)
  const [error, setError] = useState<{ field: string; msg: string } | null>(null)
  const channels: ContactChannel[] = allowsPhone ? ['email', 'phone'] : ['email']

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setError(null)
    if (!isAdult) return setError({ field: 'is_adult', msg: t(messages.adultNeeded) })
    const params = { path: { id: row.id } }
    const body = { notice_version: form.notice.version, is_adult: isAdult, channels, from, to }
    const sent = await run(
      (api) => answerOf(api.POST('/my-applications/{id}/submit', { params, body })),
      {
        onFailure(cause) {
          if (!(cause instanceof ApiError)) return false
          setError(cause.errors[0] ?? { field: '', msg: cause.message })
          return cause.status === 400 || cause.status === 409
        },
      },
    )
    if (sent === null) return
    showToast({ type: 'success', message: t(messages.sent(row.listing.name)) })
    onChange(sent)
    window.scrollTo({ top: 0 })
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{t(messages.mayContact(row.listing.name))}</legend>
        <Checkbox label={t(messages.byEmail(form.email))} checked disabled />
        <Checkbox
          label={t(messages.byPhone(form.phone ?? ''))}
          checked={allowsPhone}
          onChange={(event) => setAllowsPhone(event.currentTarget.checked)}
        />
        {allowsPhone && (
          <div className={styles.pair}>
            <TextField
              label={t(messages.callsFrom)}
              type="time"
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
            <TextField
              label={t(messages.callsTo)}
              type="time"
              value={to}
              error={error?.field === 'to' ? error.msg : undefined}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
          </div>
        )}
      </fieldset>
      <details className={styles.notice}>
        <summary className={styles.noticeTitle}>{t(messages.notice)}</summary>
        <RichText html={form.notice.html} />
      </details>
      <Checkbox
        label={t(messages.adult)}
        checked={isAdult}
        aria-invalid={error?.field === 'is_adult' || undefined}
        onChange={(event) => setIsAdult(event.currentTarget.checked)}
      />
      <p className={styles.hint}>{t(messages.agree(row.listing.name))}</p>
      {error !== null && error.field !== 'to' && (
        <p role="alert" className={styles.failed}>
          {error.msg}
        </p>
      )}
      <p className={styles.actions}>
        <Button type="submit" variant="main" size="large" loading={isBusy}>
          {t(messages.sendNow)}
        </Button>
      </p>
    </form>
  )
}

import { HoneypotField, SentNotice, useApiForm } from '@edbazaar/feature-form-kit'
import { paths, useMessages, usePathWithBase } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { TextField } from '@edbazaar/ui/TextField'
import { messages } from './messages'
import { loadSubscribeSchema, subscribe } from './newsletter-forms'
import * as styles from './newsletters.css'

/** Subscribes an email address; the API sends it a confirmation link. */
export function SubscribeForm() {
  const t = useMessages(messages)
  const pathWithBase = usePathWithBase()
  const { isSent, msg, isSending, onSubmit, field } = useApiForm({
    loadSchema: loadSubscribeSchema,
    send: subscribe,
    hasAction: true,
  })
  return (
    <section aria-labelledby="subscribe-title" className={styles.subscribe}>
      <SectionHead title={t(messages.subscribe)} titleId="subscribe-title" />
      {isSent ? (
        <SentNotice title={t(messages.sentTitle)}>{t(messages.sentText)}</SentNotice>
      ) : (
        <form
          noValidate
          method="post"
          action={pathWithBase(paths.newsletters)}
          aria-labelledby="subscribe-title"
          className={styles.form}
          onSubmit={onSubmit}
        >
          {msg !== null && <Notice tone="bad" title={msg} />}
          <TextField
            label={t(messages.email)}
            type="email"
            autoComplete="email"
            hint={t(messages.emailHint)}
            required
            {...field('email')}
          />
          <HoneypotField field={field('website')} />
          <Button type="submit" variant="main" loading={isSending}>
            {t(messages.send)}
          </Button>
        </form>
      )}
      <p className={styles.promise}>{t(messages.promise)}</p>
    </section>
  )
}

import type { ApiClient } from '@edbazaar/api-client'
import { emailReason, SentNotice, useApiForm } from '@edbazaar/feature-form-kit'
import { useAddress, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { TextField } from '@edbazaar/ui/TextField'
import * as styles from './link.css'
import { loadEmailSchema } from './link-requests'
import { messages } from './messages'

export interface EmailFormProps {
  /** The page that handles the form when it is posted without JavaScript. */
  path: string
  /** The button's label. */
  label: string
  send: (api: ApiClient, values: { email: string }) => Promise<unknown>
}

/** Requests an emailed link. Does not reveal whether the address has an account. */
export function EmailForm({ path, label, send }: EmailFormProps) {
  const t = useMessages(messages)
  const address = useAddress()
  const { isSent, msg, isSending, onSubmit, field } = useApiForm({
    loadSchema: loadEmailSchema,
    send,
    hasAction: true,
    reasons: { email: emailReason },
  })
  if (isSent) {
    return (
      <div className={styles.notice}>
        <SentNotice title={t(messages.sentTitle)}>{t(messages.sentText)}</SentNotice>
      </div>
    )
  }
  return (
    <form
      noValidate
      method="post"
      action={address(path)}
      className={styles.form}
      aria-label={label}
      onSubmit={onSubmit}
    >
      {msg !== null && <Notice tone="bad" title={msg} />}
      <TextField
        label={t(messages.email)}
        hint={t(messages.emailHint)}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <Button
        type="submit"
        variant="main"
        size="large"
        loading={isSending}
        className={styles.action}
      >
        {label}
      </Button>
    </form>
  )
}

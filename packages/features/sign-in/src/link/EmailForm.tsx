import type { ApiClient } from '@edbazaar/api-client'
import { emailReason, joinRefs, SentNotice, useApiForm } from '@edbazaar/feature-form-kit'
import { useMessages, usePathWithBase } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { TextField } from '@edbazaar/ui/TextField'
import { useEffect, useRef, useState } from 'react'
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

/**
 * Requests an emailed link. Does not reveal whether the address has an account. After sending, another
 * address can be tried.
 */
export function EmailForm({ path, label, send }: EmailFormProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <EmailRequest
      key={attempt}
      path={path}
      label={label}
      send={send}
      isFirst={attempt === 0}
      onTryAnother={() => setAttempt(attempt + 1)}
    />
  )
}

interface EmailRequestProps extends EmailFormProps {
  /** The first form shows the result of a post without JavaScript; the next ones take the focus. */
  isFirst: boolean
  onTryAnother: () => void
}

function EmailRequest({ path, label, send, isFirst, onTryAnother }: EmailRequestProps) {
  const t = useMessages(messages)
  const pathWithBase = usePathWithBase()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isFirst) input.current?.focus()
  }, [isFirst])
  const { isSent, msg, isSending, onSubmit, field } = useApiForm({
    loadSchema: loadEmailSchema,
    send: async (api, values) => {
      await send(api, values)
      setSentTo(values.email)
    },
    hasAction: isFirst,
    reasons: { email: emailReason },
  })
  if (isSent) {
    return (
      <>
        <div className={styles.notice}>
          <SentNotice title={t(messages.sentTitle)}>
            {sentTo === null ? t(messages.sentText) : t(messages.sentTextTo(sentTo))}
          </SentNotice>
        </div>
        <Button className={styles.action} onClick={onTryAnother}>
          {t(messages.tryAnother)}
        </Button>
      </>
    )
  }
  const emailInput = field('email')
  return (
    <form
      noValidate
      method="post"
      action={pathWithBase(path)}
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
        {...emailInput}
        ref={joinRefs(emailInput.ref, input)}
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

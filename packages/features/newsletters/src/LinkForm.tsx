import { SentNotice, useApiForm } from '@edbazaar/feature-form-kit'
import { paths, useAddress, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useLocation } from 'react-router-dom'
import type { LinkActionScreenProps } from './LinkActionScreen'
import { messages } from './messages'
import { loadLinkSchema } from './newsletter-forms'
import * as styles from './newsletters.css'

/** The button that carries out what the link of an email is for. */
export function LinkForm({
  title,
  text,
  button,
  doneTitle,
  doneText,
  send,
  token,
}: LinkActionScreenProps & { token: string }) {
  const t = useMessages(messages)
  const address = useAddress()
  const { pathname, search } = useLocation()
  const { isSent, msg, isSending, onSubmit, field } = useApiForm({
    loadSchema: loadLinkSchema,
    send,
    hasAction: true,
  })
  const { error, defaultValue: _, ...tokenField } = field('token')
  return (
    <div className={styles.linkAction}>
      <h1 className={styles.linkActionTitle}>{isSent ? doneTitle : title}</h1>
      {isSent ? (
        <SentNotice>{doneText}</SentNotice>
      ) : (
        <form method="post" action={address(pathname + search)} onSubmit={onSubmit}>
          <div className={styles.linkActionForm}>
            <p>{text}</p>
            {(msg ?? error) && <Notice tone="bad">{msg ?? error}</Notice>}
            <input type="hidden" {...tokenField} defaultValue={token} />
            <Button type="submit" variant="main" size="large" loading={isSending}>
              {button}
            </Button>
          </div>
        </form>
      )}
      <ButtonLink href={paths.newsletters}>{t(messages.toArchive)}</ButtonLink>
    </div>
  )
}

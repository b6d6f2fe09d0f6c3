import { usePathWithBase } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useLocation } from 'react-router-dom'
import { SentNotice } from '../SentNotice'
import { useApiForm } from '../use-api-form'
import type { LinkActionScreenProps } from './LinkActionScreen'
import * as styles from './link-action.css'
import { loadLinkSchema } from './load-link-schema'

/** The button that carries out what the link of an email is for. */
export function LinkForm({
  title,
  text,
  button,
  doneTitle,
  doneText,
  back,
  send,
  token,
}: LinkActionScreenProps & { token: string }) {
  const pathWithBase = usePathWithBase()
  const { pathname, search } = useLocation()
  // The same on the server and in the browser, where the token has left the address bar.
  const query = new URLSearchParams(search)
  query.set('token', token)
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
        <form method="post" action={pathWithBase(`${pathname}?${query}`)} onSubmit={onSubmit}>
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
      <ButtonLink href={back.href}>{back.label}</ButtonLink>
    </div>
  )
}

import type { ApiClient } from '@edbazaar/api-client'
import { SentNotice, useApiForm } from '@edbazaar/feature-forms'
import { useMessages } from '@edbazaar/feature-platform'
import { paths, useAddress } from '@edbazaar/feature-shell'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Notice } from '@edbazaar/ui/Notice'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { messages } from './messages'
import { loadLinkSchema } from './newsletter-forms'
import * as styles from './newsletters.css'

interface LinkActionScreenProps {
  title: string
  text: string
  button: string
  doneTitle: string
  doneText: ReactNode
  send: (api: ApiClient, body: { token: string }) => Promise<unknown>
}

/** The page behind a link in an email. Opening it changes nothing; the button does. */
export function LinkActionScreen(props: LinkActionScreenProps) {
  const t = useMessages(messages)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) {
    return (
      <EmptyState
        level={1}
        title={t(messages.brokenTitle)}
        actions={<ButtonLink href={paths.newsletters}>{t(messages.toArchive)}</ButtonLink>}
      >
        {t(messages.brokenText)}
      </EmptyState>
    )
  }
  return <LinkForm {...props} token={token} />
}

function LinkForm({
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

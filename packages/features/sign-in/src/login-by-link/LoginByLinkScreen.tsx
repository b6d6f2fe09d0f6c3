import { paths, useMessages } from '@edbazaar/feature-platform'
import { useLink } from '@edbazaar/feature-platform/link-token'
import { Notice } from '@edbazaar/ui/Notice'
import { useState } from 'react'
import { AutoLogin } from '../link/AutoLogin'
import { CheckingLink } from '../link/CheckingLink'
import { LinkPage } from '../link/LinkPage'
import * as styles from '../link/link.css'
import { requestLoginLink } from '../link/link-requests'
import { messages } from '../link/messages'
import { LazyEmailForm } from './LazyEmailForm'

/** Shared by both states, so that the list does not jump. */
const alternatives = ['newPassword', 'contact'] as const

/** Signs in with a link. Without a valid link, lets the user request one. */
export function LoginByLinkScreen() {
  const t = useMessages(messages)
  const { wasOpenedByLink } = useLink()
  const [error, setError] = useState<string | null>(null)
  if (wasOpenedByLink && error === null) {
    return (
      <LinkPage
        title={t(messages.signingIn)}
        text={t(messages.signingInText)}
        alternatives={alternatives}
      >
        <CheckingLink label={t(messages.signingIn)} />
        <AutoLogin onFailed={setError} />
      </LinkPage>
    )
  }
  return (
    <LinkPage
      title={t(messages.loginTitle)}
      text={t(messages.loginText)}
      alternatives={alternatives}
    >
      {error !== null && (
        <Notice tone="bad" className={styles.notice}>
          {error}
        </Notice>
      )}
      <LazyEmailForm
        path={paths.loginByLink}
        label={t(messages.loginSend)}
        send={requestLoginLink}
      />
    </LinkPage>
  )
}

import { paths } from '@edbazaar/feature-shell'
import { Notice } from '@edbazaar/ui/Notice'
import { useState } from 'react'
import { AutoLogin } from '../link/AutoLogin'
import { Checking } from '../link/Checking'
import { LinkPage } from '../link/LinkPage'
import * as styles from '../link/link.css'
import { messages } from '../link/link-messages'
import { requestLoginLink } from '../link/mail-requests'
import { useLink } from '../link/use-link'
import { LateMailForm } from './LateMailForm'

/** The same before and after, or they would jump. */
const others = ['newPassword', 'contact'] as const

/** Signs in by a link. Without one, or with one that holds no more, it asks for another. */
export function LoginByLinkScreen() {
  const { isByLink } = useLink()
  const [problem, setProblem] = useState<string | null>(null)
  if (isByLink && problem === null) {
    return (
      <LinkPage title={messages.loggingIn} text={messages.loggingInText} others={others}>
        <Checking label={messages.loggingIn} />
        <AutoLogin onRefused={setProblem} />
      </LinkPage>
    )
  }
  return (
    <LinkPage title={messages.loginTitle} text={messages.loginText} others={others}>
      {problem !== null && (
        <Notice tone="bad" className={styles.news}>
          {problem}
        </Notice>
      )}
      <LateMailForm path={paths.loginByLink} label={messages.loginSend} send={requestLoginLink} />
    </LinkPage>
  )
}

import { paths } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { CheckingLink } from '../link/CheckingLink'
import { EmailForm } from '../link/EmailForm'
import { LinkPage } from '../link/LinkPage'
import * as styles from '../link/link.css'
import { messages } from '../link/link-messages'
import { requestNewPassword } from '../link/link-requests'
import { NewPasswordForm } from './NewPasswordForm'
import { type ResetLink, useResetLink } from './use-reset-link'

/** Sets a new password with a link. If the link is invalid, the user can request a new one. */
export function ResetPasswordScreen() {
  const { link, onInvalid } = useResetLink()
  return (
    <LinkPage
      title={messages.resetTitle}
      text={link.state === 'invalid' ? messages.forgotText : messages.resetText}
      alternatives={['byLink', 'contact']}
    >
      <Content link={link} onInvalid={onInvalid} />
    </LinkPage>
  )
}

function Content({ link, onInvalid }: { link: ResetLink; onInvalid: (msg: string) => void }) {
  if (link.state === 'checking') return <CheckingLink />
  if (link.state === 'valid') return <NewPasswordForm token={link.token} onInvalid={onInvalid} />
  const notice = (
    <Notice tone="bad" className={styles.notice}>
      {link.msg}
    </Notice>
  )
  return link.state === 'checkFailed' ? (
    <>
      {notice}
      <Button variant="main" className={styles.action} onClick={link.retry}>
        {messages.retry}
      </Button>
    </>
  ) : (
    <>
      {notice}
      <EmailForm
        path={paths.forgotPassword}
        label={messages.requestNewLink}
        send={requestNewPassword}
      />
    </>
  )
}

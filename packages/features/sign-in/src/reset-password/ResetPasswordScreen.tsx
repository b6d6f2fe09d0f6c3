import { paths } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { Checking } from '../link/Checking'
import { LinkPage } from '../link/LinkPage'
import * as styles from '../link/link.css'
import { messages } from '../link/link-messages'
import { MailForm } from '../link/MailForm'
import { requestNewPassword } from '../link/mail-requests'
import { NewPasswordForm } from './NewPasswordForm'
import { type ResetLink, useResetLink } from './use-reset-link'

/** Sets a new password by a link; one that holds no more can be asked for anew. */
export function ResetPasswordScreen() {
  const { link, onSpent } = useResetLink()
  return (
    <LinkPage
      title={messages.resetTitle}
      text={link.state === 'spent' ? messages.forgotText : messages.resetText}
      others={['byLink', 'contact']}
    >
      <Content link={link} onSpent={onSpent} />
    </LinkPage>
  )
}

function Content({ link, onSpent }: { link: ResetLink; onSpent: (msg: string) => void }) {
  if (link.state === 'checking') return <Checking />
  if (link.state === 'good') return <NewPasswordForm token={link.token} onSpent={onSpent} />
  const news = (
    <Notice tone="bad" className={styles.news}>
      {link.msg}
    </Notice>
  )
  return link.state === 'unknown' ? (
    <>
      {news}
      <Button variant="main" className={styles.act} onClick={link.retry}>
        {messages.retry}
      </Button>
    </>
  ) : (
    <>
      {news}
      <MailForm path={paths.forgotPassword} label={messages.askAgain} send={requestNewPassword} />
    </>
  )
}

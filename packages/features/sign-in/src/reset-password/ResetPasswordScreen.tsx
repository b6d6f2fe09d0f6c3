import { paths, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { CheckingLink } from '../link/CheckingLink'
import { EmailFormPart } from '../link/EmailFormPart'
import { LinkPage } from '../link/LinkPage'
import * as styles from '../link/link.css'
import { requestNewPassword } from '../link/link-requests'
import { messages } from '../link/messages'
import { NewPasswordFormPart } from './NewPasswordFormPart'
import { type ResetLink, useResetLink } from './use-reset-link'

/** Sets a new password with a link. If the link is invalid, the user can request a new one. */
export function ResetPasswordScreen() {
  const t = useMessages(messages)
  const { link, onInvalid } = useResetLink()
  return (
    <LinkPage
      title={t(messages.resetTitle)}
      text={link.state === 'invalid' ? t(messages.forgotText) : t(messages.resetText)}
      alternatives={['byLink', 'contact']}
    >
      <Content link={link} onInvalid={onInvalid} />
    </LinkPage>
  )
}

function Content({ link, onInvalid }: { link: ResetLink; onInvalid: (msg: string) => void }) {
  const t = useMessages(messages)
  if (link.state === 'checking') return <CheckingLink />
  if (link.state === 'valid')
    return <NewPasswordFormPart token={link.token} onInvalid={onInvalid} />
  const notice = (
    <Notice tone="bad" className={styles.notice}>
      {link.msg}
    </Notice>
  )
  return link.state === 'checkFailed' ? (
    <>
      {notice}
      <Button variant="main" className={styles.action} onClick={link.retry}>
        {t(messages.retry)}
      </Button>
    </>
  ) : (
    <>
      {notice}
      <EmailFormPart
        path={paths.forgotPassword}
        label={t(messages.requestNewLink)}
        send={requestNewPassword}
      />
    </>
  )
}

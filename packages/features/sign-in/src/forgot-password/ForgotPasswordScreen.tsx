import { paths } from '@edbazaar/feature-shell'
import { LinkPage } from '../link/LinkPage'
import { messages } from '../link/link-messages'
import { MailForm } from '../link/MailForm'
import { requestNewPassword } from '../link/mail-requests'

/** Asks for a link to set a new password. */
export function ForgotPasswordScreen() {
  return (
    <LinkPage
      title={messages.forgotTitle}
      text={messages.forgotText}
      others={['byLink', 'contact']}
    >
      <MailForm path={paths.forgotPassword} label={messages.forgotSend} send={requestNewPassword} />
    </LinkPage>
  )
}

import { paths } from '@edbazaar/feature-shell'
import { EmailForm } from '../link/EmailForm'
import { LinkPage } from '../link/LinkPage'
import { messages } from '../link/link-messages'
import { requestNewPassword } from '../link/link-requests'

/** Requests a link to set a new password. */
export function ForgotPasswordScreen() {
  return (
    <LinkPage
      title={messages.forgotTitle}
      text={messages.forgotText}
      alternatives={['byLink', 'contact']}
    >
      <EmailForm
        path={paths.forgotPassword}
        label={messages.forgotSend}
        send={requestNewPassword}
      />
    </LinkPage>
  )
}

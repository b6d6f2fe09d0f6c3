import { paths, useMessages } from '@edbazaar/feature-platform'
import { EmailFormPart } from '../link/EmailFormPart'
import { LinkPage } from '../link/LinkPage'
import { requestNewPassword } from '../link/link-requests'
import { messages } from '../link/messages'

/** Requests a link to set a new password. */
export function ForgotPasswordScreen() {
  const t = useMessages(messages)
  return (
    <LinkPage
      title={t(messages.forgotTitle)}
      text={t(messages.forgotText)}
      alternatives={['byLink', 'contact']}
    >
      <EmailFormPart
        path={paths.forgotPassword}
        label={t(messages.forgotSend)}
        send={requestNewPassword}
      />
    </LinkPage>
  )
}

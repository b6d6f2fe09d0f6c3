import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** Contains no text from the requester, because anyone can request a reset for any address. */
export const passwordResetEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Set a new password',
  before: [
    'We received a request to set a new password for the EdBazaar account with this email address.',
  ],
  button: { label: 'Set a new password', url },
  after: [
    'The link works once and expires in 30 minutes. If you did not ask for it, ignore this email: your password stays the same.',
  ],
  footer:
    'EdBazaar sent this email because someone entered this address on the Forgot Password page.',
})

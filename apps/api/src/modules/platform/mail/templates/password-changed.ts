import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** Tells the owner, because someone else may have changed the password. */
export const passwordChangedEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Your password was changed',
  before: [
    'The password of your EdBazaar account was changed, and all other devices were signed out. If you changed it, you do not need to do anything.',
    'If you did not change it, set a new password now:',
  ],
  button: { label: 'Set a new password', url },
  footer: 'EdBazaar sent this email because the password of your account changed.',
})

import type { EmailMessage } from '../email-message.ts'
import { accountFooter } from './account-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** To the former email after a change, in case someone else made the change. */
export const addressChangedEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Your email address was changed',
  before: [
    'Your EdBazaar account now has a different email address. You can no longer sign in with this one.',
    'If you changed it, you do not need to do anything. If you did not, contact us:',
  ],
  button: { label: 'Contact us', url },
  footer: accountFooter,
})

import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** To the owner of an address whose account had a password before they confirmed it. */
export const passwordRemovedEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Please set a new password',
  before: [
    'You have just confirmed that this email address is yours. Your account already had a password, which someone else may have chosen. To keep the account safe, we removed the password and signed out all other devices.',
  ],
  button: { label: 'Set a new password', url },
  after: ['You can also keep signing in without a password, as you just did.'],
  footer: 'EdBazaar sent this email because the password of your account was removed.',
})

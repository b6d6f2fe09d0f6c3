import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** Contains no text from the registration, because anyone can register any address. */
export const accountWelcomeEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Welcome to EdBazaar',
  before: [
    'Your account is ready. You can bookmark and compare schools, and list your own school or services.',
    'Please confirm your email address:',
  ],
  button: { label: 'Confirm', url },
  after: [
    'Open the link on a device where you are signed in. It works once and expires in 30 minutes; you can request another on your profile page.',
    'If you did not register, someone else entered your address. To take over the account, set a new password with the Forgot Password link on our sign-in page.',
  ],
  footer: 'EdBazaar sent this email because an account was registered with this address.',
})

import type { EmailMessage } from '../email-message.ts'
import { enteredAddressFooter } from './account-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** To an email that already has an account. The page does not reveal this, so the email does. */
export const addressTakenEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'This email address already has an account',
  before: [
    'We received a request to use this email address for another EdBazaar account. It already has an account, so nothing was changed.',
  ],
  button: { label: 'Get a sign-in link', url },
  after: ['If you did not ask for this change, ignore this email.'],
  footer: enteredAddressFooter,
})

import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'
import { newsletterPageFooter } from './newsletter-texts.ts'

/** Asks the owner of an address to confirm. Contains no text from the requester. */
export const newsletterConfirmEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Please confirm your subscription',
  before: [
    'We received a request to send the EdBazaar newsletter to this address. It is sent once a month and covers choosing schools and activities after school.',
  ],
  button: { label: 'Confirm', url },
  after: [
    'The link works once and expires in two days. If you did not ask for the newsletter, ignore this email: you will not receive it.',
  ],
  footer: newsletterPageFooter,
})

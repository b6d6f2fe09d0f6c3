import type { EmailMessage } from '../email-message.ts'
import { newsletterPageFooter, unsubscribeText } from './newsletter-texts.ts'

interface Subscriber {
  readonly email: string
  readonly unsubscribeUrl: string
}

/** To an address that is already subscribed. The page does not reveal this, so the email does. */
export const newsletterAlreadySubscribedEmail = ({
  email,
  unsubscribeUrl,
}: Subscriber): EmailMessage => ({
  to: { address: email },
  subject: 'You already receive the newsletter',
  before: [
    'We received a request to send the EdBazaar newsletter to this address. It is already subscribed, so you do not need to do anything.',
  ],
  after: [unsubscribeText(unsubscribeUrl)],
  footer: newsletterPageFooter,
  unsubscribeUrl,
})

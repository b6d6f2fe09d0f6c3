import type { EmailMessage } from '../email-message.ts'
import { subscriberFooter, unsubscribeText } from './newsletter-texts.ts'

interface Welcome {
  readonly email: string
  readonly archiveUrl: string
  readonly unsubscribeUrl: string
}

/** Sent after the confirmation. This and all later emails have one-click unsubscribe. */
export const newsletterWelcomeEmail = ({
  email,
  archiveUrl,
  unsubscribeUrl,
}: Welcome): EmailMessage => ({
  to: { address: email },
  subject: 'Your subscription is confirmed',
  before: ['You will receive the next EdBazaar newsletter at this address.'],
  button: { label: 'Read past newsletters', url: archiveUrl },
  after: [unsubscribeText(unsubscribeUrl)],
  footer: subscriberFooter,
  unsubscribeUrl,
})

import type { EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

/** To a sender whose listing has a new owner. Sent once for each change. */
export const newOwnerConsentEmail = ({
  email,
  listing,
  reference,
  url,
  withdrawUrl,
}: SenderEmail): EmailMessage => ({
  to: { address: email },
  subject: `May the new owner of ${listing} contact you? (${reference})`,
  before: [
    `${listing} has a new owner. Your permission was for the former owner, so the new one cannot see your name, email or phone number, and cannot write to you.`,
    'If you still want an answer, agree on the next page. Your channels, hours and last day stay the same. If you do nothing, your details stay hidden.',
  ],
  button: { label: 'Yes, they may contact me', url: `${url}#agree` },
  after: [withdrawText(listing, withdrawUrl)],
  footer: senderFooter(reference),
})

import type { EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

interface EnquiryCopy extends SenderEmail {
  readonly message: string
  /** Such as "Wednesday, 25 November 2026 at 10:00 am"; null without working hours. */
  readonly replyBy: string | null
  /** Whether the visit time that the sender chose was taken before the confirmation. */
  readonly isVisitTaken: boolean
}

/** To the sender of an enquiry, once the listing can see it. */
export const enquiryCopyEmail = (copy: EnquiryCopy): EmailMessage => ({
  to: { address: copy.email },
  subject: `Your enquiry to ${copy.listing} (${copy.reference})`,
  before: [
    `We have passed your enquiry to ${copy.listing}. Its reference is ${copy.reference}.`,
    ...(copy.replyBy === null ? [] : [`You can expect an answer by ${copy.replyBy}.`]),
    ...(copy.isVisitTaken
      ? [
          'The visit time that you chose is no longer available. Choose another one on the page of your enquiry.',
        ]
      : []),
    'You wrote:',
  ],
  quote: copy.message,
  button: { label: 'See your enquiry', url: copy.url },
  after: [
    'There you can read the answers, write again, and see who looked at your phone number.',
    withdrawText(copy.listing, copy.withdrawUrl),
  ],
  footer: senderFooter(copy.reference),
})

import type { EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

interface EnquiryReply extends SenderEmail {
  /** The member who wrote. */
  readonly author: string
  readonly text: string
}

/** A reply of a listing, to the sender of the enquiry. */
export const enquiryReplyEmail = (reply: EnquiryReply): EmailMessage => ({
  to: { address: reply.email },
  subject: `${reply.listing} answered your enquiry (${reply.reference})`,
  before: [`${reply.author}, ${reply.listing}, wrote:`],
  quote: reply.text,
  button: { label: 'Read and answer', url: reply.url },
  after: [
    reply.canReply
      ? 'You can also reply to this email. Attachments are not passed on.'
      : 'Answer on that page: a reply to this email does not reach the listing.',
    withdrawText(reply.listing, reply.withdrawUrl),
  ],
  footer: senderFooter(reply.reference),
})

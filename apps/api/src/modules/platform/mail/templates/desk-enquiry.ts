import type { EmailMessage } from '../email-message.ts'
import { type DeskEmail, deskFooter } from './enquiry-texts.ts'

interface DeskEnquiry extends DeskEmail {
  /** The subject of the enquiry, such as "Chess for beginners"; null for the listing itself. */
  readonly subject: string | null
  /** Such as "Class 1"; null if the sender named none. */
  readonly classSought: string | null
  readonly replyBy: string | null
}

/** To a member of a listing that got an enquiry. Without personal data of the sender. */
export const deskEnquiryEmail = (enquiry: DeskEnquiry): EmailMessage => ({
  to: { address: enquiry.email },
  subject: `New enquiry for ${enquiry.subject ?? enquiry.listing} (${enquiry.reference})`,
  before: [
    [
      `${enquiry.listing} has a new enquiry`,
      ...(enquiry.subject === null ? [] : [`about ${enquiry.subject}`]),
      ...(enquiry.classSought === null ? [] : [`for ${enquiry.classSought}`]),
    ]
      .join(' ')
      .concat('.'),
    ...(enquiry.replyBy === null ? [] : [`The parent expects an answer by ${enquiry.replyBy}.`]),
  ],
  button: { label: 'Read and answer', url: enquiry.url },
  footer: deskFooter,
})

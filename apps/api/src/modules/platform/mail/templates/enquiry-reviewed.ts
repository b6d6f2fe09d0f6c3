import type { EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

interface EnquiryReviewed extends SenderEmail {
  readonly isReopened: boolean
}

/** To the sender of an enquiry that the listing marked as invalid, after an admin checked it. */
export const enquiryReviewedEmail = (review: EnquiryReviewed): EmailMessage => ({
  to: { address: review.email },
  subject: review.isReopened
    ? `Your enquiry to ${review.listing} is open again (${review.reference})`
    : `We checked your enquiry to ${review.listing} (${review.reference})`,
  before: review.isReopened
    ? [
        `${review.listing} had marked your enquiry as invalid. We checked it and reopened it.`,
        `${review.listing} can answer you again.`,
      ]
    : [
        `${review.listing} had marked your enquiry as invalid. We read your answer and checked the enquiry.`,
        'It stays closed. You can send a new enquiry at any time.',
      ],
  button: { label: 'See your enquiry', url: review.url },
  after: [withdrawText(review.listing, review.withdrawUrl)],
  footer: senderFooter(review.reference),
})

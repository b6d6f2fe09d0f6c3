import type { EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

type InvalidReason = 'contact_dead' | 'not_a_parent' | 'not_offered' | 'abuse_or_test'

const reasons: Readonly<Record<InvalidReason, string>> = {
  contact_dead: 'it could not reach you',
  not_a_parent: 'the sender is not a parent, a pupil or an adult learner',
  not_offered: 'it does not offer what you asked for',
  abuse_or_test: 'it was abusive or a test',
}

interface EnquiryNotValid extends SenderEmail {
  readonly reason: InvalidReason
}

/** To the sender of an enquiry that the listing marked as invalid. */
export const enquiryNotValidEmail = (claim: EnquiryNotValid): EmailMessage => ({
  to: { address: claim.email },
  subject: `${claim.listing} closed your enquiry (${claim.reference})`,
  before: [
    `${claim.listing} marked your enquiry as invalid. The reason it gave: ${reasons[claim.reason]}.`,
    'If that is wrong, tell us within 14 days.',
  ],
  button: { label: 'Answer', url: claim.url },
  after: [withdrawText(claim.listing, claim.withdrawUrl)],
  footer: senderFooter(claim.reference),
})

import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

interface EnquiryConfirm extends EmailWithLink {
  /** The names of the schools, stores or products. */
  readonly listings: readonly string[]
}

/** To an address from which enquiries were sent, to confirm that it is the sender's. */
export const enquiryConfirmEmail = ({ email, listings, url }: EnquiryConfirm): EmailMessage => ({
  to: { address: email },
  subject: 'Confirm your enquiry',
  before: [
    `You wrote to ${listings.join(', ')} on EdBazaar. Confirm your address to send it: until then, nobody there sees it.`,
  ],
  button: { label: 'Confirm and send', url },
  after: [
    'The link works once and expires in 30 minutes. If you did not write this, ignore this email: nothing is sent, and what was entered is deleted in two days.',
  ],
  footer: 'You received this email because somebody entered your address on EdBazaar.',
})

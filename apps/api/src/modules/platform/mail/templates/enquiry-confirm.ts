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
    `You wrote to ${listings.join(', ')} on EdBazaar. Confirm your email address to send it. Until then, nobody there can see it.`,
  ],
  button: { label: 'Confirm and send', url },
  after: [
    'The link works once and expires in 30 minutes. If you did not write this, ignore this email. Nothing is sent, and we delete the enquiry in two days.',
  ],
  footer: 'You received this email because someone entered your address on EdBazaar.',
})

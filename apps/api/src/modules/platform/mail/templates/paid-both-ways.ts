import type { EmailMessage } from '../email-message.ts'
import { billingFooter, type InvoiceEmail, rupees } from './billing-texts.ts'

interface PaidBothWays extends InvoiceEmail {
  /** Of the transfer. */
  readonly reference: string
}

/** Asks whether a transfer was made besides the payment online. */
export const paidBothWaysEmail = (payment: PaidBothWays): EmailMessage => ({
  to: { address: payment.email },
  subject: `Did you also transfer ${rupees(payment.paise)} for ${payment.number}?`,
  before: [
    `You paid the invoice ${payment.number} online. Before that, you sent us the reference ${payment.reference} of a transfer.`,
    'If the transfer left your account too, reply to this email and we will pay it back. If not, there is nothing to do.',
  ],
  button: { label: 'See the invoice', url: payment.url },
  footer: billingFooter,
})

import type { EmailMessage } from '../email-message.ts'
import { billingFooter, type InvoiceEmail, rupees } from './billing-texts.ts'

interface InvoiceCorrected extends InvoiceEmail {
  /** The invoice that was wrong, and the credit note that cancels it. */
  readonly former: string
  readonly note: string
  readonly dueOn: string
}

/** Sends the link to the invoice that replaces a wrong one. */
export const invoiceCorrectedEmail = (invoice: InvoiceCorrected): EmailMessage => ({
  to: { address: invoice.email },
  subject: `Corrected invoice ${invoice.number}`,
  before: [
    `We have corrected your invoice. ${invoice.number} replaces ${invoice.former}, which the credit note ${invoice.note} cancels.`,
    invoice.paise === 0
      ? 'Your payment has been applied to the new invoice. There is nothing to pay.'
      : `Please pay ${rupees(invoice.paise)} by ${invoice.dueOn}, quoting the new invoice number.`,
    'Check your billing details on the Subscriptions page, so that the next invoice is right too.',
  ],
  button: { label: 'See the invoice', url: invoice.url },
  footer: billingFooter,
})

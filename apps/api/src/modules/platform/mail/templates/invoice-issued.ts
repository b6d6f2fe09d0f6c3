import type { EmailMessage } from '../email-message.ts'
import { billingFooter, type InvoiceEmail, rupees } from './billing-texts.ts'

interface InvoiceIssued extends InvoiceEmail {
  readonly plan: string
  readonly dueOn: string
}

/** Sends the link to a new invoice and how much to pay. */
export const invoiceIssuedEmail = (invoice: InvoiceIssued): EmailMessage => ({
  to: { address: invoice.email },
  subject: `Invoice ${invoice.number}: ${rupees(invoice.paise)} by ${invoice.dueOn}`,
  before: [
    `Your ${invoice.plan} plan is active.`,
    `Please pay ${rupees(invoice.paise)} by ${invoice.dueOn}. The invoice page shows how to pay and has the PDF.`,
  ],
  button: { label: 'See the invoice', url: invoice.url },
  footer: billingFooter,
})

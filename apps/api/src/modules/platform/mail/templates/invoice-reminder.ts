import type { EmailMessage } from '../email-message.ts'
import { billingFooter, type InvoiceEmail, rupees } from './billing-texts.ts'

interface InvoiceReminder extends InvoiceEmail {
  readonly lastDay: string
}

/** Reminds of an invoice that is overdue. */
export const invoiceReminderEmail = (invoice: InvoiceReminder): EmailMessage => ({
  to: { address: invoice.email },
  subject: `Reminder: invoice ${invoice.number} is not paid`,
  before: [
    `We have not received ${rupees(invoice.paise)} for the invoice ${invoice.number}.`,
    `Without a payment by ${invoice.lastDay}, the plan ends and the invoice is cancelled. Your listings, enquiries and team stay as they are.`,
    'If you have paid, send us your bank’s payment reference on the invoice page.',
  ],
  button: { label: 'See the invoice', url: invoice.url },
  footer: billingFooter,
})

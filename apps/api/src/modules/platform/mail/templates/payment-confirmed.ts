import type { EmailMessage } from '../email-message.ts'
import { billingFooter, type InvoiceEmail, rupees } from './billing-texts.ts'

interface PaymentConfirmed extends InvoiceEmail {
  readonly reference: string
}

/** The receipt of a payment. */
export const paymentConfirmedEmail = (payment: PaymentConfirmed): EmailMessage => ({
  to: { address: payment.email },
  subject: `Payment received: ${rupees(payment.paise)} for ${payment.number}`,
  before: [
    `We have received ${rupees(payment.paise)} for the invoice ${payment.number}. Thank you.`,
    `Payment reference: ${payment.reference}`,
  ],
  button: { label: 'See the invoice', url: payment.url },
  footer: billingFooter,
})

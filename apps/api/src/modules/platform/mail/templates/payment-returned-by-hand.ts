import type { EmailMessage } from '../email-message.ts'
import { billingFooter, type InvoiceEmail, rupees } from './billing-texts.ts'

interface PaymentReturnedByHand extends InvoiceEmail {
  /** Of the transfer to the user. */
  readonly reference: string
  /** 27 November 2026 */
  readonly returnedOn: string
  /** The reason why it is less than what arrived, or another remark. */
  readonly note: string | null
}

/** Tells a user that money was returned by bank transfer. */
export const paymentReturnedByHandEmail = (payment: PaymentReturnedByHand): EmailMessage => ({
  to: { address: payment.email },
  subject: `We have returned ${rupees(payment.paise)} for ${payment.number}`,
  before: [
    `We returned ${rupees(payment.paise)} for the invoice ${payment.number} by bank transfer on ${payment.returnedOn}.`,
    ...(payment.note === null ? [] : [payment.note]),
    `Our transfer reference: ${payment.reference}`,
  ],
  button: { label: 'See the invoice', url: payment.url },
  footer: billingFooter,
})

import type { EmailMessage } from '../email-message.ts'
import { billingFooter, type InvoiceEmail, rupees } from './billing-texts.ts'

export interface PaymentReturned extends InvoiceEmail {
  readonly reference: string
  readonly reason: 'paid_before' | 'not_open' | 'wrong_amount' | 'too_much'
}

/** Why a payment is returned. */
export const returnReasons = {
  paid_before: 'The invoice had already been paid.',
  not_open: 'The invoice was cancelled before the payment arrived.',
  wrong_amount: 'The amount does not match the invoice, which is still open.',
  too_much: 'It is more than the invoice amount. The invoice is paid.',
} as const

/** Tells a user that an online payment is returned, and why. */
export const paymentReturnedEmail = (payment: PaymentReturned): EmailMessage => ({
  to: { address: payment.email },
  subject: `We are returning a payment for ${payment.number}`,
  before: [
    `A payment of ${rupees(payment.paise)} for the invoice ${payment.number} arrived. ${returnReasons[payment.reason]} We are returning it in full.`,
    'It goes back to the card, account or UPI ID that you paid with, usually within 5 to 7 working days.',
    `Payment reference: ${payment.reference}`,
  ],
  button: { label: 'See the invoice', url: payment.url },
  footer: billingFooter,
})

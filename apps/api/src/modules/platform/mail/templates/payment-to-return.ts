import type { EmailMessage } from '../email-message.ts'
import { billingFooter, rupees } from './billing-texts.ts'
import { type PaymentReturned, returnReasons } from './payment-returned.ts'

/** Tells a user that a transfer does not fit the invoice and will be returned. */
export const paymentToReturnEmail = (payment: PaymentReturned): EmailMessage => ({
  to: { address: payment.email },
  subject: `We are returning ${rupees(payment.paise)} for ${payment.number}`,
  before: [
    `${rupees(payment.paise)} arrived by bank transfer for the invoice ${payment.number}. ${returnReasons[payment.reason]} We will return it to the account that it came from, and email you when that is done.`,
    `Your transfer reference: ${payment.reference}`,
  ],
  button: { label: 'See the invoice', url: payment.url },
  footer: billingFooter,
})

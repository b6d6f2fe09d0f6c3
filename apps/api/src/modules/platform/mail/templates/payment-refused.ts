import type { EmailMessage } from '../email-message.ts'
import { billingFooter } from './billing-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

interface PaymentRefused extends EmailWithLink {
  readonly number: string
  readonly reference: string
  readonly reason: string
}

/** Tells a user that a reference was not found in the bank account. */
export const paymentRefusedEmail = (payment: PaymentRefused): EmailMessage => ({
  to: { address: payment.email },
  subject: `We could not find your payment for ${payment.number}`,
  before: [
    `You sent the reference ${payment.reference} for the invoice ${payment.number}.`,
    `Reason: ${payment.reason}`,
    'Check the reference in the app or statement of your bank, and send it again.',
  ],
  button: { label: 'See the invoice', url: payment.url },
  footer: billingFooter,
})

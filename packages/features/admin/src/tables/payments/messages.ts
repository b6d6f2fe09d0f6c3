import type { AdminPayment, Invoice } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

type ReturnReason = NonNullable<Invoice['paid_back'][number]['reason']>

/** Texts of the table of payments. */
export const messages = defineMessages(
  'admin/tables/payments',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Payments`,
    standfirst: msg`Transfers and payments online. When you have returned money by bank transfer, record it here.`,
    search: msg`Search by reference, invoice or buyer`,
    invoices: msg`Invoices`,
    arrived: msg`Date`,
    invoice: msg`Invoice`,
    method: msg`Method`,
    methods: {
      transfer: msg`Bank transfer or UPI`,
      razorpay: msg`Razorpay`,
    } satisfies Record<AdminPayment['method'], MessageDescriptor>,
    reference: msg`Reference`,
    amount: msg`Amount`,
    state: msg`State`,
    states: {
      pending: msg`To check`,
      captured: msg`Paid`,
      failed: msg`Not found`,
      refunding: msg`Being returned`,
      to_return: msg`To return`,
      refunded: msg`Returned`,
    } satisfies Record<AdminPayment['state'], MessageDescriptor>,
    filters: {
      check: msg`To check`,
      to_return: msg`To return`,
      returned: msg`Returned`,
      captured: msg`Paid`,
      failed: msg`Not found`,
    },
    reasons: {
      paid_before: msg`The invoice was already paid`,
      not_open: msg`The invoice was cancelled`,
      wrong_amount: msg`Different from the invoice amount`,
      too_much: msg`More than the invoice amount`,
    } satisfies Record<ReturnReason, MessageDescriptor>,
    returned: msg`Returned`,
    returnedPart: (amount: string) => msg`${amount} returned`,
    ourReference: (reference: string) => msg`Reference: ${reference}`,
    noteReturn: msg`Record return`,
    noteReturnOf: (reference: string) => msg`Record return of ${reference}`,
    returnText: (amount: string, number: string) =>
      msg`${amount} for the invoice ${number} must be returned. First make the transfer in your bank, then record it here. The user gets an email.`,
    online: msg`Razorpay could not return it. Ask the user for their bank account details.`,
    returnedOn: msg`Returned on`,
    returnedOnWrong: msg`Enter a date from the payment date to today.`,
    returnedAmount: msg`Amount returned (₹)`,
    amountWrong: msg`Enter an amount up to the amount received, such as 1,500.50.`,
    returnReference: msg`Reference of your transfer`,
    why: msg`Reason`,
    whyHint: msg`Required if you return less. The user reads this in an email.`,
    whyRequired: msg`Explain why you are returning less than you received.`,
    noted: msg`Return recorded`,
  },
)

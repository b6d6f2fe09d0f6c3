import type { AdminInvoice } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the register of invoices. */
export const messages = defineMessages(
  'admin/tables/invoices',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Invoices`,
    standfirst: msg`The register of invoices and credit notes. Confirm a payment when it is in the bank’s statement.`,
    search: msg`Search by number, buyer or GSTIN`,
    number: msg`Number`,
    kind: msg`Kind`,
    kinds: {
      tax_invoice: msg`Tax invoice`,
      bill: msg`Bill`,
      credit_note: msg`Credit note`,
    } satisfies Record<AdminInvoice['kind'], MessageDescriptor>,
    buyer: msg`Buyer`,
    what: msg`For`,
    issued: msg`Issued`,
    due: msg`Due`,
    total: msg`Total`,
    state: msg`State`,
    states: {
      issued: msg`To pay`,
      paid: msg`Paid`,
      credited: msg`Credited`,
    } satisfies Record<AdminInvoice['state'], MessageDescriptor>,
    filters: {
      check: msg`To check`,
      issued: msg`To pay`,
      paid: msg`Paid`,
      credited: msg`Credited`,
      credit_note: msg`Credit notes`,
      refund: msg`Money to return`,
    },
    noteIssued: msg`Issued`,
    reference: msg`Reference`,
    check: msg`To check`,
    notFound: msg`Not found`,
    refunding: msg`Being returned`,
    refunded: msg`Returned`,
    refundFailed: msg`Return by hand`,
    confirm: msg`Confirm payment`,
    confirmOf: (number: string) => msg`Confirm payment of ${number}`,
    confirmTitle: (number: string) => msg`Payment of ${number}`,
    amount: (amount: string) =>
      msg`Look for ${amount} in the bank’s statement, and copy the reference from there.`,
    sentReference: (reference: string) => msg`The user sent the reference ${reference}.`,
    bankReference: msg`Reference in the statement`,
    bankReferenceHint: msg`12 digits, or 16 or 22 letters and digits`,
    bankReferenceWrong: msg`Enter 12 digits, or 16 or 22 letters and digits`,
    confirmed: msg`Payment confirmed`,
    refuse: msg`Not in the statement`,
    why: msg`Why`,
    whyHint: msg`The user reads this in an email`,
    whyRequired: msg`Enter the reason in a few words`,
    refused: msg`Reference refused`,
    close: msg`Close`,
  },
)

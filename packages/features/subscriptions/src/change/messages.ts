import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the change of a plan. */
export const messages = defineMessages('subscriptions/change', import.meta.glob('./locales/*.po'), {
  title: msg`Change plan`,
  changeTo: (plan: string) => msg`Change to ${plan}`,
  cancelTitle: (plan: string) => msg`Cancel ${plan}`,
  step: msg`Step 1 of 2: check the amounts`,
  check: msg`Check what changes`,
  detailsFirst: msg`First, who is the invoice for?`,
  continue: msg`Continue`,
  nextStep: msg`Next you see every amount, with taxes. Nothing changes before you confirm it.`,
  what: msg`What changes`,
  limit: msg`Limit`,
  inUse: msg`In use`,
  more: msg`Existing ones stay; no new ones can be added`,
  dates: msg`Dates`,
  starts: (plan: string, day: string) => msg`${plan} starts on ${day}.`,
  startsToday: (plan: string) => msg`${plan} starts today.`,
  due: (day: string) => msg`The invoice is due on ${day}.`,
  renews: (day: string, amount: string) =>
    msg`We remind you 7 days before it is renewed on ${day} at ${amount} a year. No money is taken automatically.`,
  endsAfter: (plan: string, day: string) =>
    msg`${plan} continues until ${day}, as before. There is no refund for the current year.`,
  canCancel: msg`You can cancel at any time in two steps.`,
  canUndo: msg`You can undo this until then.`,
  withdraw: (number: string) =>
    msg`The invoice ${number} is not paid, so the plan ends today and a credit note cancels the invoice. There is nothing to pay.`,
  stays: msg`Everything that you listed stays public, and you can read and answer every enquiry.`,
  billing: msg`Billing details`,
  edit: msg`Edit`,
  toPay: msg`To pay`,
  newInvoice: msg`New invoice`,
  nextInvoice: msg`Next invoice`,
  creditNote: (number: string) => msg`Credit note for ${number}`,
  payBy: (day: string) => msg`To pay by ${day}`,
  payNow: msg`To pay now`,
  exact: msg`The invoice shows exactly these amounts.`,
  confirm: (plan: string, amount: string) => msg`Change to ${plan}, pay ${amount}`,
  confirmFree: (plan: string) => msg`Change to ${plan}`,
  confirmCancel: msg`Cancel plan`,
  keep: (plan: string) => msg`Keep ${plan}`,
  changed: msg`Your plan has changed`,
  planned: msg`Change scheduled`,
})

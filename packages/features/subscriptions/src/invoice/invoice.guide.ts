import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'An invoice: how to pay it online, by UPI or to a bank account, and whether the payment has arrived.',
  use: ['`/subscriptions/invoices/{id}`, after a change of plan, from emails and from the list.'],
  anatomy: [
    {
      part: 'Pay online',
      text: 'Leads to a page of Razorpay, if that is set up. After the return, the page waits for the confirmation.',
    },
    { part: 'Pay by UPI', text: 'A code with the amount and the number, and the same as text.' },
    { part: 'Bank transfer', text: 'Account, IFSC and remark, each with Copy.' },
    {
      part: 'After you pay',
      text: 'The bank reference, with which an admin finds the money.',
    },
    { part: 'Amounts', text: 'The invoice, what a credit note pays, and the file.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the copy buttons to the reference.' }],
  accessibility: ['Copy buttons name what they copy. The code has its content as text beside it.'],
  dos: [{ text: 'Say what happens if it is not paid, before it does.' }],
  donts: [
    { text: 'Do not show a way to pay that the seller does not have.' },
    { text: 'Do not say that it is paid before Razorpay or an admin has confirmed it.' },
  ],
  avoid: ['The table of all invoices, where admins confirm payments.'],
}

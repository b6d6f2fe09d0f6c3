import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'What a change of plan does, before it is made: limits, dates, and the amounts of the invoice to the paisa.',
  use: ['`/subscriptions/change?plan=`, from the plans and from Cancel plan.'],
  anatomy: [
    { part: 'What changes', text: 'Each limit of both plans beside what is in use.' },
    { part: 'Dates', text: 'When the plan starts, what is due when, and what can be undone.' },
    { part: 'To pay', text: 'The invoice, the credit note, and one button with the amount.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from the billing details to the button.' }],
  accessibility: ['The amounts are a list of names and values; the total is in the button.'],
  dos: [{ text: 'Show the same amounts as the invoice.' }],
  donts: [{ text: 'Do not ask why someone cancels, and do not tick anything for them.' }],
  avoid: ['A change by an admin without payment, which is in the page of the user.'],
}

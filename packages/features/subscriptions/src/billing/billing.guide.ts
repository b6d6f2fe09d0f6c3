import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Who the next invoices are for: name, address, state, GSTIN and email.',
  use: ['`/subscriptions/billing`, and before the first change of plan.'],
  anatomy: [{ part: 'Form', text: 'Five fields. Without tax on invoices there is no GSTIN.' }],
  keyboard: [{ keys: 'Tab', does: 'Moves through the fields to Save.' }],
  accessibility: ['A wrong GSTIN is explained at its field.'],
  dos: [{ text: 'Say that invoices already issued do not change.' }],
  donts: [{ text: 'Do not require a GSTIN.' }],
  avoid: ['The contact details of a listing, which families see.'],
}

import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'How a school, store or service is doing, and the tables of the user’s listings.',
  use: [
    '`/dashboard/schools` and `/dashboard/stores`, from the dashboard and `/dashboard/admin`.',
    '`/dashboard/schools/{id}` and `/dashboard/stores/{id}`, from the side menu.',
    '`/dashboard/stores/products/{id}` for a service.',
  ],
  anatomy: [
    { part: 'Head', text: 'Name, place, public page, and links to inbox, editor and members.' },
    { part: 'Tasks and figures', text: 'As on the dashboard, of this listing only.' },
    { part: 'Services', text: 'Of a store: views, enquiries, completeness and seats.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through links, charts and tables.' }],
  accessibility: ['Tables that scroll are regions that take the focus.'],
  dos: [{ text: 'Offer editing to owners and managers only.' }],
  donts: [{ text: 'Do not show numbers of fewer than 5 views from a source.' }],
  avoid: ['What parents bookmark or compare.'],
}

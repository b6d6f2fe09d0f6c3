import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The user’s plan: what it allows, what is in use today, and the plans on offer. Limits only prevent additions and hide nothing.',
  use: [
    '`/subscriptions` for the people who run schools and `/sp-subscriptions` for those who run stores, from the side menu and from every notice of a limit.',
  ],
  anatomy: [
    { part: 'Plan', text: 'Its name, its price, and until when the user has it.' },
    {
      part: 'Usage',
      text: 'A row for each limit. From 80 % it says how much is left; at the limit, what stays.',
    },
    { part: 'At a limit', text: 'What still works, and how to make room.' },
    {
      part: 'Plans',
      text: 'Beside each other; the user’s own has a colour and a word. Choose leads to the amounts.',
    },
    {
      part: 'Invoices',
      text: 'With their state and the file. Credit notes are amounts with a minus.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the page of the other plan limits, to the plans, and to the invoices.',
    },
  ],
  accessibility: ['A bar is named by its figures: “3 of 5”. A reached limit is also a word.'],
  dos: [{ text: 'Say what stays before what is refused.' }],
  donts: [
    { text: 'Do not make cancelling longer than subscribing: both are two steps.' },
    { text: 'Do not limit or sell enquiries, and do not hide what is over a limit.' },
  ],
  avoid: [
    'My schools and My stores: at the limit of the plan, a notice says so and a new school, store or service starts hidden.',
  ],
}

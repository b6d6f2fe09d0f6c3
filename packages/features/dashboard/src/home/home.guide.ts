import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'What waits for a provider today, and how their listings did in the last 30 days.',
  use: [
    '`/dashboard` for all listings, or one that the user chooses.',
    '`/dashboard/schools/{id}`, `/dashboard/stores/{id}` and `/dashboard/stores/products/{id}`, from the side menu and the tables.',
    '`/dashboard/batches` for the batches of all stores.',
  ],
  anatomy: [
    { part: 'To do', text: 'Replies and follow-ups by due time, then what expires or is missing.' },
    { part: 'Needs your attention', text: 'Enquiries by what they wait for, linked to the inbox.' },
    {
      part: 'From view to enrolment',
      text: 'Four steps by day, each with its definition, rate and change, and a CSV file.',
    },
    { part: 'First reply', text: 'Median and 90% in working hours, with bars.' },
    { part: 'Listing health', text: 'How complete and how recent each listing is.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through tasks, counts and links.' }],
  accessibility: [
    'Charts have a text alternative, and bars are tables.',
    'Tables that scroll are regions that take the focus.',
  ],
  dos: [{ text: 'Put what has to be done today first.' }],
  donts: [{ text: 'Do not colour a rise or a fall: more is not always better.' }],
  avoid: ['Figures of other providers.'],
}

import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The families of one batch side by side: interested, requests, trial, enrolled and waiting.',
  use: ['`/dashboard/all-batch-enquiries/{id}/batches-enquiries`, from the table and a batch.'],
  anatomy: [
    { part: 'Columns', text: 'Four or five, each with its count; on a phone one, chosen by tabs.' },
    {
      part: 'Requested',
      text: 'Requests to accept or decline; left out if there are none.',
    },
    { part: 'Trial', text: 'Each child with its session, and whether it came.' },
    { part: 'Interested', text: 'Enquiries, each with a link to the inbox.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through tabs, enquiries and answers.' }],
  accessibility: ['Each column is a region with its name and count.'],
  dos: [{ text: 'Keep the order of the waitlist.' }],
  donts: [{ text: 'Do not show contact details.' }],
  avoid: ['Holding a seat for a request: the page of the batch.'],
}

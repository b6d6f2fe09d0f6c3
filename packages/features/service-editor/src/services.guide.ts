import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'What a store offers, told by its owner: a page that adds a tuition, activity, camp or workshop, and a page on which each of its fields saves itself.',
  use: [
    '`/add-service/{id of the store}`, from the store’s page.',
    '`/edit-service/{id of the service}`, from the store’s page, and by itself once a service was added.',
  ],
  avoid: [
    'The store itself, its name and image: Store editor.',
    'What parents read of a service: Listings, Product and store.',
    'Where the plan’s services are used up there is a notice in place of the form.',
  ],
  anatomy: [
    { part: 'Head', text: 'Back to the store, the title, and how this page saves.' },
    { part: 'What it is', text: 'Name, kind, where. Another kind has other filters.' },
    {
      part: 'Age and price',
      text: 'From, to, price in ₹ and what it is for. All may be empty.',
    },
    {
      part: 'Batches',
      text: 'A list whose lines become forms: name, days, times, dates, seats, price.',
    },
    {
      part: 'Photos and videos, In detail',
      text: 'The first file is the cover. The description is rich text.',
    },
    { part: 'Find it by', text: 'The filters of its kind, each with “Add new filter value”.' },
    {
      part: 'As parents see it',
      text: 'The card of the list, while one types. To edit: what is missing stands above it.',
    },
    {
      part: 'Foot',
      text: '“Discard” and “Add service”; to edit, how many fields are not saved.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field of a batch: saves the batch, not the service.' },
    { keys: 'Tab', does: 'To edit: leaves a field, which saves it if it was changed.' },
    { keys: 'Space', does: 'On a day, a filter or a switch: turns it on or off.' },
    { keys: 'Escape', does: 'Closes a question or the dialog of a new value.' },
  ],
  accessibility: [
    'A batch that is opened begins in its name; after it the focus is on “Add a batch”.',
    'Where a batch is wrong its first wrong field has the focus; where it was not saved the reason is an alert beside “Save batch”.',
    'A refusal leads to the first wrong field of the form, and nothing that was typed goes.',
    'The days of the week are a group of toggles with their full names.',
  ],
  dos: [
    {
      text: 'Keep what is typed on this device until the service is added, batches and files with it.',
    },
    {
      text: 'Keep the limits: an age from 0 to 99, whole rupees to 1,00,00,000, 1 to 10,000 seats, at least one day.',
    },
    {
      text: 'Lead to its page only where parents see it: the service and its store are both shown.',
    },
    { text: 'Ask before leaving with fields that are not saved.' },
  ],
  donts: [
    { text: 'Do not add the service while a batch is still a form: “A batch is not saved yet.”' },
    { text: 'Do not let more seats be left than there are.' },
    { text: 'Do not write over what somebody else has made of a batch: show both, and ask.' },
    { text: 'Do not discard without “All changes will be lost. Continue?”.' },
  ],
}

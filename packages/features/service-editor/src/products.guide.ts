import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where a provider adds and edits the services of a store: a page that adds a tuition, activity, camp or workshop, and a page with auto-saving fields that edits it. Code calls a service a product.',
  use: [
    '`/add-service/{store id}`, from the store’s page.',
    '`/edit-service/{product id}`, from the store’s page, and automatically after a service is added.',
  ],
  avoid: [
    'The store itself, its name and image: Store editor.',
    'The public page of a service: Listings, Product and store.',
    'At the limit of the plan, a notice says so and a new service starts hidden.',
  ],
  anatomy: [
    { part: 'Header', text: 'A link back to the store, the title, and how the page saves.' },
    { part: 'Basics', text: 'Name, kind and place. Each kind has its own filters.' },
    {
      part: 'Age and price',
      text: 'Minimum and maximum age, price in ₹ and its unit. All are optional.',
    },
    {
      part: 'Batches',
      text: 'A list whose rows turn into forms: name, days, times, dates, seats and price.',
    },
    {
      part: 'Photos and videos, Details',
      text: 'The first file is the cover. The description is rich text.',
    },
    {
      part: 'Filters',
      text: 'The filters of the product’s kind, each with “Suggest a missing value”.',
    },
    {
      part: 'As parents see it',
      text: 'A live preview of the list card. On the edit page, completeness is shown above it.',
    },
    {
      part: 'Footer',
      text: '“Discard” and “Add service”; on the edit page, the number of fields that are not saved.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field of a batch: saves the batch, not the service.' },
    { keys: 'Tab', does: 'On the edit page: leaves a field, which saves it if it changed.' },
    { keys: 'Space', does: 'On a day, a filter or a switch: turns it on or off.' },
    { keys: 'Escape', does: 'Closes a confirmation or the dialog of a new value.' },
  ],
  accessibility: [
    'Opening a batch focuses its name; closing it focuses “Add a batch”.',
    'An invalid batch focuses its first invalid field. If saving fails, the reason is an alert next to “Save batch”.',
    'A rejected form focuses its first invalid field and keeps all input.',
    'The days of the week are a group of checkboxes.',
  ],
  dos: [
    {
      text: 'Store all input on this device until the service is added, including batches and files.',
    },
    {
      text: 'Keep the limits: an age from 0 to 99, whole rupees up to 1,00,00,000, 1 to 10,000 seats, at least one day.',
    },
    {
      text: 'Link to the public page only if both the service and its store are visible.',
    },
    { text: 'Ask before the user leaves with fields that are not saved.' },
  ],
  donts: [
    { text: 'Do not add the service while a batch form is open: “This batch is not saved yet.”' },
    { text: 'Do not allow more taken seats than seats.' },
    { text: 'Do not overwrite another user’s change of a batch: show both values and ask.' },
    { text: 'Do not discard without “All changes will be lost. Continue?”.' },
  ],
}

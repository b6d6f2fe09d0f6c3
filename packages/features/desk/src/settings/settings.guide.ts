import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The office hours, holidays and reply templates of a school or store.',
  use: ['`/dashboard/schools/{id}/desk` and `/dashboard/stores/{id}/desk`, from the inbox.'],
  anatomy: [
    { part: 'Hours', text: 'Several spans a day. They decide when a first reply is due.' },
    { part: 'Holidays', text: 'Days that do not count. Saved together with the hours.' },
    { part: 'Templates', text: 'Texts with fields, edited in a panel with a preview.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the days, their fields and buttons.' }],
  accessibility: ['Fields and buttons name the day or the template.'],
  dos: [{ text: 'Show when a change is not saved yet.' }],
  donts: [{ text: 'Do not delete a template without a confirmation.' }],
  avoid: ['Who works for the listing: Members.'],
}

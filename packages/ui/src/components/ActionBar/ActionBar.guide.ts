import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The main action of a detail page, on a phone: enquire at a school, answer an enquiry.'],
  avoid: [
    'Links to parts of the site: they are in the bottom bar of `PageShell`.',
    'Actions on selected rows: use the bulk bar of `DataTable`.',
  ],
  anatomy: [
    { part: 'Value', text: 'The fact that decides, with its label above.' },
    { part: 'Actions', text: 'At most two icon buttons, then the main button.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the buttons.' }],
  accessibility: [
    'It is a region with a name.',
    'The bottom bar that it covers cannot be focused meanwhile.',
    'The same actions must be in the page, because from 1024 px the bar is not shown.',
  ],
  dos: [{ text: 'Keep it to one row.', story: 'OnAPhone' }],
  donts: [{ text: 'Do not put it on a list.' }],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The stage of an enquiry or an application, in lists, tabs and column headings.'],
  avoid: [
    'How full something is: use `Meter`.',
    'Free seats: use `Seats`.',
    'The history of a record: use `Timeline`.',
  ],
  anatomy: [
    {
      part: 'Mark',
      text: 'A dotted ring, a ring that fills by quarters, a tick; a dash and a cross for what ended.',
    },
    { part: 'Word', text: 'The name of the stage.' },
  ],
  keyboard: [],
  accessibility: [
    'Screen readers read the word and skip the mark.',
    'Shapes differ without colour.',
    'Without `label`, show the word beside the mark, for example in a tab.',
  ],
  dos: [{ text: 'Use one shape for one stage everywhere.', story: 'AllMarks' }],
  donts: [{ text: 'Do not use the mark as the only sign of a stage.' }],
}

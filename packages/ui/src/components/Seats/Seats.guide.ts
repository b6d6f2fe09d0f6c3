import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Availability: in a row, on a card, beside a date.'],
  avoid: ['A type or state: use `Badge`. Whether a change is saved: use `SaveState`.'],
  anatomy: [
    {
      part: 'Mark',
      text: 'Filled dot: open; marigold: few; ring: opens later; dash: closed.',
    },
    { part: 'Label', text: '“12 seats left”, “Opens 5 January”.' },
  ],
  keyboard: [],
  accessibility: [
    'Screen readers read the label and skip the mark.',
    'The four marks differ in shape as well as in colour.',
  ],
  dos: [
    {
      text: 'Give the number if it is known: “4 seats”.',
      story: 'DoGiveTheNumber',
    },
    { text: 'Use `few` only if few seats are left.' },
  ],
  donts: [
    { text: 'Do not write “Hurry”. State facts without pressure.', story: 'DontHurry' },
    { text: 'Do not leave out the label to save space. Few users know what the marks mean.' },
  ],
}

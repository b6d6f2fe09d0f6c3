import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Steps of which each follows from the one before: views, enquiries, visits, enrolments.'],
  avoid: [
    'Groups that do not follow from each other: use `HorizontalBarChart`.',
    'A step over time: use `LineChart`.',
    'How far one person has come: use `Meter` or `Timeline`.',
  ],
  anatomy: [
    { part: 'Heading and unit', text: 'A neutral title; the unit says what the shares are of.' },
    { part: 'Step', text: 'What people did and how many, written in full.' },
    {
      part: 'Bar',
      text: 'The share of the step before, or of the first (`basis`), all on one axis from zero.',
    },
    { part: 'Previous period', text: 'A line across the bar.' },
    { part: 'Share', text: 'In per cent, with one decimal.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link, where steps are links.' }],
  accessibility: [
    'It is a table, named by the title. Every count and share stands there as text; the bars only repeat them.',
    'A share that cannot be told, as after a step of zero, is read as “No data”.',
    'From right to left, bars start at the right.',
  ],
  dos: [
    { text: 'Say in the unit what the shares are of: “Share of the step before, %”.' },
    { text: 'Use `first` where readers ask how many of all came through.', story: 'OfTheFirst' },
  ],
  donts: [
    {
      text: 'Do not draw the counts as bars. Where they differ a hundredfold, the last cannot be seen.',
    },
    {
      text: 'Do not mix people and events: one person can send three enquiries. Count one of the two.',
    },
  ],
}

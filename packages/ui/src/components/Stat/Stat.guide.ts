import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A few headline figures: enquiries of this month and how many more than before.'],
  avoid: [
    'Facts about a school with their sources: use `FactTable`.',
    'A figure whose course matters more than its value: use `LineChart`.',
    'How much of something is done: use `Meter`.',
  ],
  anatomy: [
    { part: 'Label', text: 'What is counted, with a button for the definition (`info`).' },
    { part: 'Figure', text: 'Large; its unit in `small`. A link where there are rows behind it.' },
    { part: 'Sparkline', text: 'The course, beside the figure or under it.' },
    {
      part: 'Change',
      text: 'With its sign and an arrow. Neutral, unless it is known to be good or bad news.',
    },
    { part: 'Period', text: 'What it is compared with: “from 41,930”.' },
    { part: 'List', text: '`StatList` sets them side by side and parts them by hairlines.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the definition, then to the figure where it is a link.' },
  ],
  accessibility: [
    'It is a list of terms and descriptions: the figure is read with its label, then the change.',
    'The arrow is not read, the sign of the change is: write “−2.0%”, not “2.0%”.',
    'Colour only repeats the sign.',
  ],
  dos: [
    { text: 'Write the period before as a number, not only as per cent. “+100%” may be one more.' },
    { text: 'Group figures the Indian way with `formatCount`.', story: 'List' },
  ],
  donts: [
    { text: 'Do not colour every rise green. More reports are no good news.', story: 'Tones' },
    { text: 'Do not show more than six. What all is highlighted is not.' },
  ],
}

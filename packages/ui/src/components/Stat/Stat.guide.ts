import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Headline figures: enquiries this month and the change since last month.'],
  avoid: [
    'Facts about a school with their sources: use `FactTable`.',
    'A trend that matters more than the latest value: use `LineChart`.',
    'Progress towards a total: use `Meter`.',
  ],
  anatomy: [
    {
      part: 'Label',
      text: 'What is counted, with an optional button for the definition (`info`).',
    },
    {
      part: 'Figure',
      text: 'Large, with its unit in `small`. Can be a link to the rows behind it.',
    },
    { part: 'Sparkline', text: 'The trend, next to the figure or below it.' },
    {
      part: 'Change',
      text: 'With its sign and an arrow. Neutral, unless it is clearly good or bad.',
    },
    { part: 'Period', text: 'What the figure is compared with: “from 41,930”.' },
    { part: 'List', text: '`StatList` places figures side by side, with hairlines between them.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the definition, then to a figure that is a link.' }],
  accessibility: [
    'It is a description list: screen readers read the label, the figure, then the change.',
    'Screen readers skip the arrow. Write the sign: “−2.0%”, not “2.0%”.',
    'Colour only repeats the sign.',
  ],
  dos: [
    {
      text: 'Show the previous figure as well as the percentage. “+100%” can mean a single enquiry.',
    },
    { text: 'Group digits with `formatCount`.', story: 'List' },
  ],
  donts: [
    { text: 'Do not colour every increase green. More reports are not good news.', story: 'Tones' },
    {
      text: 'Do not show more than six figures. If everything is highlighted, nothing stands out.',
    },
  ],
}

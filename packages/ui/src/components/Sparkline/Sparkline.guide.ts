import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A small trend next to a figure: in a `Stat` or in a table row.'],
  avoid: [
    'Values that readers look up: use `LineChart` or `BarChart`, which have axes and a table.',
    'A part of a whole: use `Meter`.',
  ],
  anatomy: [
    {
      part: 'Line or bars',
      text: 'A line for a trend, bars for separate amounts. Both start at zero.',
    },
    { part: 'End', text: 'The latest value. Marigold if the period is not over (`isLastOpen`).' },
    { part: 'Caption', text: 'Gives the scale: “highest day 473”.' },
  ],
  keyboard: [],
  accessibility: [
    'It is an image. `label` describes it with the lowest and the highest value.',
    'It is too small to read single values. Link to the values, or show them next to it.',
  ],
  dos: [
    { text: 'Write the highest value below. Every sparkline has its own scale.', story: 'Bars' },
    { text: 'Set `isLastOpen` for a day that is not over.', story: 'Bars' },
  ],
  donts: [
    { text: 'Do not compare two sparklines. Their scales differ.' },
    { text: 'Do not describe the drawing, such as “a rising line”. Give the values.' },
  ],
}

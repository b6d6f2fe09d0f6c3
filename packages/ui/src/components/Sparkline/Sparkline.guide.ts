import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The course of a figure beside the figure: in a `Stat`, in a line of a table.'],
  avoid: [
    'Values that readers look up: use `LineChart` or `BarChart`, which have axes and a table.',
    'A part of a whole: use `Meter`.',
  ],
  anatomy: [
    {
      part: 'Line or bars',
      text: 'A line for a course, bars for single amounts; both stand on zero.',
    },
    { part: 'End', text: 'The latest value; marigold where it still grows, such as today’s.' },
    { part: 'Caption', text: 'Gives the scale: “highest day 473”.' },
  ],
  keyboard: [],
  accessibility: [
    'It is an image. `label` says what it shows, with the lowest and the highest value.',
    'The values themselves belong beside it or behind a link. It is too small to be read point by point.',
  ],
  dos: [
    {
      text: 'Write the highest value beneath. Each sparkline has a scale of its own.',
      story: 'Bars',
    },
    { text: 'Draw a day that is not over yet apart with `isLastOpen`.', story: 'Bars' },
  ],
  donts: [
    { text: 'Do not put two sparklines beside each other to compare them. Their scales differ.' },
    { text: 'Do not describe the drawing: “a rising line”. Say the values.' },
  ],
}

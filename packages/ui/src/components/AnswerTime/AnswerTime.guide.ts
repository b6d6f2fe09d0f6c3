import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['How fast a school or store answers, before a parent writes to it.'],
  avoid: [
    'A single time with its meaning: use `Stat`.',
    'Values over months: use `LineChart` or `Sparkline`.',
  ],
  anatomy: [
    { part: 'Title', text: 'The median as a sentence.' },
    {
      part: 'Line',
      text: 'Begins at 0, when an enquiry is sent. The filled part ends at the median, the pale part at the time within which 90% were answered.',
    },
    { part: 'Note', text: 'The number of enquiries, the period and the working hours.' },
  ],
  keyboard: [],
  accessibility: ['The line is an image with a name. Put both times into `label` in full words.'],
  dos: [
    { text: 'Count working time only, and say which hours count.', story: 'Usual' },
    { text: 'Show it from 10 answers on.' },
  ],
  donts: [{ text: 'Do not show the average. A single slow answer distorts it.' }],
}

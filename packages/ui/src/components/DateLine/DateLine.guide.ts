import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The dates of one procedure, in order: when forms open and close, and when lists appear.'],
  avoid: [
    'Facts that are not dates: use `FactTable`.',
    'Choosing a date: use `DatePicker`.',
    'Progress in a form: use `Meter`.',
  ],
  anatomy: [
    {
      part: 'Dates',
      text: 'A ring for each date; the deadline is filled (`isKey`), today is marigold (`isToday`).',
    },
    {
      part: 'Row',
      text: 'Vertical on a phone, horizontal from 1024 px. Dotted from today to the next date.',
    },
    { part: 'Label', text: 'The day, then what happens on it.' },
  ],
  keyboard: [],
  accessibility: [
    'It is an ordered list. Name it with `aria-label`: “Admission dates”.',
    'The marks are drawn in CSS and not read. Write their meaning in the label: “Today”, “Forms close”.',
    '`dateTime` gives the date in a machine-readable form; for a range, the first day.',
  ],
  dos: [
    { text: 'Put today among the dates, so that parents see at once which dates are past.' },
    { text: 'Write the month as a word. “10/1” is January to one reader and October to another.' },
  ],
  donts: [
    { text: 'Do not fill more than one date. The filled mark means the deadline.' },
    {
      text: 'Do not show more than seven dates. From 1024 px they share one line.',
    },
  ],
}

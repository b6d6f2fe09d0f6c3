import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The dates of one procedure, in their order: when forms open, close, and lists appear.'],
  avoid: [
    'Facts that are no dates: use `FactTable`.',
    'A calendar with days to choose from. It only tells.',
    'Progress in a form: use `Meter`.',
  ],
  anatomy: [
    {
      part: 'Dates',
      text: 'A ring each; the last day to act is filled (`isKey`), today is marigold (`isToday`).',
    },
    {
      part: 'Row',
      text: 'Down the page on a phone, across it from 1024 px. From today to the next date it is dotted.',
    },
    { part: 'Label', text: 'The day, then what happens on it.' },
  ],
  keyboard: [],
  accessibility: [
    'It is an ordered list. Name it with `aria-label`: “Admission dates”.',
    'Marks are drawn by the style. What they say must stand in words: “Today”, “Forms close”.',
    '`dateTime` gives the day to machines; a span of days gives its first.',
  ],
  dos: [
    { text: 'Put today among the dates, so that a parent sees at once what is past.' },
    { text: 'Write the month as a word. “10/1” is January to one reader and October to another.' },
  ],
  donts: [
    { text: 'Do not fill more than one date. The mark answers a single question: until when?' },
    {
      text: 'Do not go past seven dates. From 1024 px they share one line, and words get three to a row.',
    },
  ],
}

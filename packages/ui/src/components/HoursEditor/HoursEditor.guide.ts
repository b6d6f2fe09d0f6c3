import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Office hours of a school or store: the week, with several spans a day.'],
  avoid: [
    'Single dates such as holidays: use `DatePicker`.',
    'The hours in which a parent may be contacted, which are the same on all days.',
  ],
  anatomy: [
    { part: 'Day', text: 'Its spans, or “Closed”.' },
    { part: 'Span', text: 'From and to, in half hours, with a button that removes it.' },
    { part: 'Add hours', text: 'Adds a span after the last one of the day, such as after lunch.' },
    {
      part: 'Use for other days',
      text: 'Copies Monday’s hours to the days from Tuesday to Saturday.',
    },
    { part: 'Problem', text: 'Below the spans, if they overlap or end before they start.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields and buttons of each day.' },
    { keys: 'Arrow keys', does: 'Change the time in a field.' },
  ],
  accessibility: [
    'It is a group named by `label`. Each field names its day: “Monday, from”.',
    'After a span is removed, focus moves to the button that adds hours to the day.',
    'A problem is announced.',
  ],
  dos: [{ text: 'Save with a button, and keep it while a day has a problem.', story: 'Overlap' }],
  donts: [{ text: 'Do not leave out closed days. An empty line says “Closed”.', story: 'Closed' }],
}

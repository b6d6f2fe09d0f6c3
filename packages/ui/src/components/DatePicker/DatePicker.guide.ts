import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A single date: the last day of an offer, a visit, a date of birth.',
    'A date range, with `DateRangePicker`: the period of a report, the days of a camp.',
  ],
  avoid: [
    'A month or a year: use `Select`.',
    'A few available days: use `ChoiceList`, which shows them all.',
    'Read-only dates: use `DateLine` or `Timeline`.',
  ],
  anatomy: [
    { part: 'Field', text: 'Label, date as dd/mm/yyyy, hint and error. Typing always works.' },
    { part: 'Button', text: 'Opens the calendar, which loads on hover or focus.' },
    {
      part: 'Calendar',
      text: 'One month, or two for a range from 768 px. Weeks start on Monday. Today is underlined.',
    },
    { part: 'Presets', text: 'Common ranges next to the calendar.' },
  ],
  keyboard: [
    { keys: '↓', does: 'In the field, opens the calendar.' },
    { keys: '← → ↑ ↓', does: 'Moves by a day or a week.' },
    { keys: 'PageUp PageDown', does: 'Moves by a month; with Shift, by a year.' },
    { keys: 'Home End', does: 'Moves to the first or last day of the week.' },
    { keys: 'Enter Space', does: 'Selects the day.' },
    { keys: 'Escape', does: 'Closes the calendar and returns focus to the field or button.' },
  ],
  accessibility: [
    'The field is a text input with its label. The button names its field.',
    'The calendar is a non-modal dialog: it closes when focus leaves it. Screen readers read each day with its weekday.',
    'An invalid or unavailable date shows an error when focus leaves the field. Your own `error` takes precedence.',
    'In a range, “Choose the last day” is announced after the first day is selected.',
  ],
  dos: [
    {
      text: 'Set `min` and `max`, so that users cannot select a date that the server rejects.',
      story: 'Limits',
    },
    { text: 'Say in the hint what the date is for: “The last day of the offer”.' },
  ],
  donts: [
    { text: 'Do not make users page back to a date of birth. Typing is faster.' },
    {
      text: 'Do not pass the value to `new Date(value)`. It is a day without a time zone: use `formatDay`.',
    },
  ],
}

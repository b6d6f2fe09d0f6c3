import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One day: the last date of an offer, a visit, a date of birth.',
    'From one day to another, with `DateRangePicker`: the period of a report, the days of a camp.',
  ],
  avoid: [
    'A month or a year alone: use `Select`.',
    'A few days that are offered: use `ChoiceList`, which shows them all.',
    'Dates that are only shown: use `DateLine` or `Timeline`.',
  ],
  anatomy: [
    {
      part: 'Field',
      text: 'Label, the date as dd/mm/yyyy, hint and error. It can always be typed in.',
    },
    {
      part: 'Button',
      text: 'Opens the calendar, which loads when the pointer or the focus comes.',
    },
    {
      part: 'Calendar',
      text: 'A month, from 768 px two for a range; weeks begin on Monday. Today has a marigold line beneath.',
    },
    { part: 'Presets', text: 'Of a range: periods that are often asked for.' },
  ],
  keyboard: [
    { keys: '↓', does: 'In the field, opens the calendar.' },
    { keys: '← → ↑ ↓', does: 'Go to the day or week before or after.' },
    { keys: 'PageUp PageDown', does: 'Go to the month before or after; with Shift, the year.' },
    { keys: 'Home End', does: 'Go to the first or the last day of the week.' },
    { keys: 'Enter Space', does: 'Take the day.' },
    { keys: 'Escape', does: 'Closes the calendar; the focus goes back to where it was.' },
  ],
  accessibility: [
    'The field is a text field with its label; the button names the field it belongs to.',
    'The calendar is a dialog that does not hold the focus: leaving it closes it. Each day is read with its weekday.',
    'A typed text that is no date, or no day that may be entered, gets an error once the field is left. An `error` of yours comes first.',
    'In a range, “Choose the last day” is announced after the first.',
  ],
  dos: [
    {
      text: 'Set `min` and `max`, so that nobody picks a day that is refused later.',
      story: 'Limits',
    },
    { text: 'Say in the hint what the day is for: “The last day of the offer”.' },
  ],
  donts: [
    { text: 'Do not make people page a calendar back to a date of birth. They type it faster.' },
    {
      text: 'Do not convert the value with `new Date(value)`. It is a day without a time zone: `formatDay` writes it.',
    },
  ],
}

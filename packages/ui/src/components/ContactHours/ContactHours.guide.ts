import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The days and hours at which a parent allows calls and messages.'],
  avoid: ['Showing them: use `ConsentSlip`.', 'A date: use `DatePicker`.'],
  anatomy: [
    { part: 'Times', text: 'From and to, in full hours. Other times stay if they were given.' },
    { part: 'Days', text: 'Seven toggle buttons with the first letter of the day.' },
    { part: 'Error', text: 'Below the days.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the two times and the days.' },
    { keys: 'Space Enter', does: 'Selects or removes a day.' },
  ],
  accessibility: [
    'A group with a name. Each day is a toggle button whose name is the full day.',
    'The error describes the group.',
  ],
  dos: [{ text: 'Start with the working hours of the school.', story: 'WorkingHours' }],
  donts: [{ text: 'Do not ask for hours per day. One span is enough to respect.' }],
}

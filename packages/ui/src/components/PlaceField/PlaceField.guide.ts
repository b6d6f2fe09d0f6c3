import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['An exact place in India, such as the location of a school.'],
  avoid: [
    'A general search: use `SearchBox`.',
    'One of a few places: use `Select`. Several values: use `ChoiceList`.',
    'An address in free text: use `TextArea`.',
  ],
  anatomy: [
    { part: 'Field', text: 'With a pin icon, and a clear button when there is text.' },
    {
      part: 'List',
      text: 'The best match first: its name with the typed letters highlighted, and its district and state.',
    },
    { part: 'Status', text: 'Instead of the list: searching, nothing found, or failed to load.' },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'Move in the list; past either end no place is active.' },
    { keys: 'Enter', does: 'Selects the active place, or the first.' },
    { keys: 'Escape', does: 'Closes the list. A dialog around it stays open.' },
    {
      keys: 'Tab',
      does: 'Leaves the field. Text without a selected place is replaced by the current place.',
    },
  ],
  accessibility: [
    'It is a combobox with a list box; the active place is read while the focus stays in the field.',
    'The number of places, searching, no results and errors are announced.',
    'While an input method composes a word, keys go to the input method.',
    'After the text is cleared, the focus is in the field.',
  ],
  dos: [
    {
      text: 'Debounce requests and ignore outdated responses.',
    },
    { text: 'Set `detail` so that users can tell places apart: there are many Gandhi Nagars.' },
  ],
  donts: [
    {
      text: 'Do not treat typed text as a place. It has no coordinates until a place is selected.',
    },
    {
      text: 'Do not request the device’s location automatically. Offer a button beside the field.',
    },
  ],
}

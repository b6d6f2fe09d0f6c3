import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A place in India that must be known exactly: where a school stands.'],
  avoid: [
    'A search for anything, by any words: use `SearchBox`.',
    'One of a few places: use `Select`. Several values: use `ChoiceList`.',
    'An address in free text: use `TextArea`.',
  ],
  anatomy: [
    { part: 'Field', text: 'With a pin, and a cross once there is text.' },
    {
      part: 'List',
      text: 'The best place first: its name, the typed letters marked, over where it lies.',
    },
    { part: 'Line', text: 'In place of the list: searching, nothing found, or not loaded.' },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'Move in the list; past either end nothing is marked.' },
    { keys: 'Enter', does: 'Takes the marked place, or the first.' },
    { keys: 'Escape', does: 'Closes the list. A dialog around it stays open.' },
    {
      keys: 'Tab',
      does: 'Leaves the field. What was typed but not picked gives way to the place in use.',
    },
  ],
  accessibility: [
    'It is a combobox with a list box; the marked place is read while the focus stays in the field.',
    '“3 places” is announced, and so are searching, nothing and failure.',
    'Keys belong to the input method while it composes a word.',
    'After a press on the cross the focus is in the field.',
  ],
  dos: [
    {
      text: 'Wait a moment after a stroke before asking for places, and drop answers that come late.',
    },
    { text: 'Give `detail` enough to tell two places apart: there are many Gandhi Nagars.' },
  ],
  donts: [
    { text: 'Do not take what was typed for a place. Unpicked it has no point on the map.' },
    { text: 'Do not ask for the device’s place unasked. Offer it as a button beside the field.' },
  ],
}

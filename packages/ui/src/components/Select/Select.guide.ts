import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['One of a few known values: the order of a list, a type of school, a state.'],
  avoid: [
    'Several values: use `FacetGroup` or `ChoiceList`.',
    'More than about thirty values that users know by name: let them type, as in `PlaceField`.',
    'Two values: use `Switch` or `Checkbox`.',
    'Actions: use `Menu`.',
  ],
  anatomy: [
    { part: 'Label', text: 'Above, before, or only for screen readers.' },
    { part: 'Field', text: 'The selected value and an arrow.' },
    { part: 'List', text: 'The platform’s native list.' },
    { part: 'Hint and error', text: 'Below the field.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field.' },
    { keys: '↓ ↑', does: 'Change the value, or move in the open list.' },
    {
      keys: 'Enter Space',
      does: 'Open the list and select the value, depending on the platform.',
    },
    { keys: 'A…Z', does: 'Select the next value that starts with the letter.' },
    { keys: 'Escape', does: 'Closes the list.' },
  ],
  accessibility: [
    'It is a native select; hint and error describe it.',
    'Values that cannot be selected now are disabled.',
  ],
  dos: [
    { text: 'Preselect the usual value, if there is one, instead of “Please select”.' },
    { text: 'Sort values as users expect: by size, by time or by name.' },
  ],
  donts: [
    {
      text: 'Do not submit the form on every change. Arrow keys change the value at each step.',
    },
    { text: 'Do not write more than one line per value. Phones truncate it.' },
  ],
}

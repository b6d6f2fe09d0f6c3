import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Actions for several selected records of a list. `DataTable` has one of its own.'],
  avoid: [
    'Actions for one record: put them in the record.',
    'The actions of a form: use a footer.',
  ],
  anatomy: [
    { part: 'Clear', text: 'Clears the selection and so closes the bar.' },
    { part: 'Count', text: 'How many records are selected.' },
    { part: 'Actions', text: 'Buttons, at most five.' },
    { part: 'Note', text: 'Which of the records an action leaves out.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the clear button, then through the actions.' }],
  accessibility: ['It is a section named by the count.', 'It follows the list in the tab order.'],
  dos: [{ text: 'Say on the button how many records it applies to.', story: 'Default' }],
  donts: [{ text: 'Do not show the bar while nothing is selected.' }],
}

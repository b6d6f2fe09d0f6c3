import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['One line of text: a name, an email, a number that must be exact.'],
  avoid: [
    'Several lines: use `TextArea`. A password: use `PasswordField`.',
    'A place: use `PlaceField`. A search: use `SearchBox`.',
    'One of a few answers: use `Select`.',
  ],
  anatomy: [
    { part: 'Label', text: 'Above, before in the same line, or for screen readers alone.' },
    { part: 'Beside', text: 'At the end of the label’s line, such as a `SaveState`.' },
    { part: 'Field', text: '44 px high, with an icon before the words if it helps.' },
    { part: 'Hint', text: 'How to answer, before one does.' },
    { part: 'Error', text: 'What is wrong, and what would be right.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field and leaves it.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
  accessibility: [
    'The label names the field; hint and error describe it, in this order.',
    'With an error the field is marked as invalid. Move the focus to the first wrong field when a form is not taken.',
    'On a touch screen what is typed is 17 px: below 16 an iPhone zooms into the field.',
  ],
  dos: [
    {
      text: 'Set `type`, `inputMode` and `autoComplete`. The phone then shows the right keys and fills in what it knows.',
    },
    {
      text: 'Write the error as what would be right: “Enter valid email” names the field and the fault.',
    },
  ],
  donts: [
    { text: 'Do not tell an error while the word is being typed. Wait until the field is left.' },
    { text: 'Do not make it as wide as the page. Its width says how much is expected.' },
  ],
}

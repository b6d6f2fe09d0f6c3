import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['One line of text: a name, an email, an exact number.'],
  avoid: [
    'Several lines: use `TextArea`. A password: use `PasswordField`.',
    'A place: use `PlaceField`. A search: use `SearchBox`.',
    'One of a few values: use `Select`.',
  ],
  anatomy: [
    { part: 'Label', text: 'Above, before on the same line, or only for screen readers.' },
    { part: 'Beside', text: 'At the end of the label’s line, such as a `SaveState`.' },
    { part: 'Field', text: '44 px high, optionally with an icon before the text.' },
    { part: 'Hint', text: 'How to fill in the field.' },
    { part: 'Error', text: 'What is wrong and how to correct it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field and leaves it.' },
    { keys: 'Enter', does: 'Submits its form.' },
  ],
  accessibility: [
    'The label names the field; hint and error describe it, in this order.',
    'With an error the field is marked as invalid. If a form is rejected, move the focus to the first invalid field.',
    'On touch screens the text is 17 px: iPhones zoom into fields with text below 16 px.',
  ],
  dos: [
    {
      text: 'Set `type`, `inputMode` and `autoComplete`. Phones then show the right keyboard and can fill in the value.',
    },
    {
      text: 'Write errors that say what to enter, such as “Enter valid email”.',
    },
  ],
  donts: [
    { text: 'Do not show an error while the user types. Wait until the focus leaves the field.' },
    {
      text: 'Do not make it as wide as the page. Its width should suggest the length of the answer.',
    },
  ],
}

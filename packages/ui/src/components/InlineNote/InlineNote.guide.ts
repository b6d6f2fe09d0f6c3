import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A private note on a record, such as on a bookmarked school.'],
  avoid: [
    'A message to another user: use `TextArea` in a form with a button.',
    'A text with emphasis and links: use `RichTextEditor`.',
  ],
  anatomy: [
    { part: 'Button', text: '“Add a note”, while there is none.' },
    { part: 'Note', text: 'The words and a pencil.' },
    { part: 'Field', text: 'Opens in the place of the words.' },
    { part: 'Save state', text: 'Saving, Saved or Not saved, under it.' },
  ],
  keyboard: [
    {
      keys: 'Enter Space',
      does: 'On the button or the pencil: opens the field with the caret at its end.',
    },
    { keys: 'Tab', does: 'Leaves the field, which keeps what is written.' },
    { keys: 'Escape', does: 'Gives up. The note is as before, and the button has the focus.' },
  ],
  accessibility: [
    'The field and its pencil carry the label: “Note on Vidya Niketan”.',
    'What becomes of it is announced: “Saved”.',
    'What could not be kept stays in its field with the reason, marked as invalid.',
    'While it is saving the field can be read but not changed.',
  ],
  dos: [
    {
      text: 'Return a reason from `onSave` that says what to do: “There was no connection. Leave the field once more to try again.”',
    },
    { text: 'Name the thing in `label`. A page has many notes.' },
  ],
  donts: [
    {
      text: 'Do not put a save button beside it. Two ways to save leave the reader unsure of either.',
    },
    { text: 'Do not use it for what others read. A note that saves itself is soon said too much.' },
  ],
}

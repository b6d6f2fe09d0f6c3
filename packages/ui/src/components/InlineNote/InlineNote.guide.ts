import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A private note on a record, such as on a bookmarked school.'],
  avoid: [
    'A message to another user: use `TextArea` in a form with a button.',
    'A text with emphasis and links: use `RichTextEditor`.',
  ],
  anatomy: [
    { part: 'Button', text: '“Add a note”, if there is none.' },
    { part: 'Note', text: 'The text and a pencil button.' },
    { part: 'Field', text: 'Replaces the text while editing.' },
    { part: 'Save state', text: 'Saving, Saved or Not saved, below the field.' },
  ],
  keyboard: [
    {
      keys: 'Enter Space',
      does: 'On either button: opens the field with the cursor at the end.',
    },
    { keys: 'Tab', does: 'Leaves the field and saves the note.' },
    { keys: 'Escape', does: 'Discards the change. The focus returns to the button.' },
  ],
  accessibility: [
    'The field and the pencil button are named by the label: “Note on Vidya Niketan”.',
    'The result of saving is announced: “Saved”.',
    'If saving fails, the text stays in the field with the error, marked as invalid.',
    'While saving, the field is read-only.',
  ],
  dos: [
    {
      text: 'Return an error from `onSave` that says what to do: “No connection. Leave the field again to retry.”',
    },
    { text: 'Name the record in `label`, because a page can have many notes.' },
  ],
  donts: [
    {
      text: 'Do not put a save button beside it. Two ways to save confuse users.',
    },
    {
      text: 'Do not use it for text that other users read. They should be able to check it before it is sent.',
    },
  ],
}

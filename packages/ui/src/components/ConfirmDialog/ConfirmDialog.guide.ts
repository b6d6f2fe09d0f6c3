import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Before an action that cannot be undone, or that discards what the user typed.'],
  avoid: [
    'Actions that can be undone: do them at once and show a `Toast`.',
    'A question with fields: use `Dialog`.',
    'A message: use `Notice` or `Toast`. A dialog with only one answer is an interruption.',
  ],
  anatomy: [
    { part: 'Title', text: '“Confirmation”, or what it is about.' },
    { part: 'Question', text: 'One sentence with a yes or no answer.' },
    { part: 'More', text: 'The consequences, if the question does not say them.' },
    {
      part: 'Buttons',
      text: 'No, then Yes. Yes is red where `tone` is `danger`. Where it is `safe`, No is the main button and comes last.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Presses No, which has the focus at first.' },
    { keys: 'Tab', does: 'Moves through close, No and Yes, and starts again.' },
    { keys: 'Escape', does: 'Answers No.' },
  ],
  accessibility: [
    'It is an alert dialog: title and question are read at once, then “No, button”.',
    'The focus returns to what opened the dialog. If that is deleted, set `finalFocus` to the next entry or to the add button.',
    'While it is busy Yes keeps the focus, says “Loading” and ignores presses.',
  ],
  dos: [
    {
      text: 'Name the record: “Are you sure to delete the image?”. “Are you sure?” alone lacks context.',
    },
    {
      text: 'Give the buttons verbs if the question is long: “Leave” and “Stay” are clear without it.',
    },
  ],
  donts: [
    { text: 'Do not use it twice for one action. Users learn to press Yes without reading.' },
    {
      text: 'Do not set `tone="danger"` for harmless actions. Keep red for actions that destroy something.',
    },
  ],
}

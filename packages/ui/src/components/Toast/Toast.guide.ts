import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'News about what the reader has just done: kept, removed, sent.',
    'One `ToastPlace` on the page from the start, so that the first toast is read too.',
  ],
  avoid: [
    'What stays true: use `Notice`.',
    'A field that was not saved: use `SaveState` beside it.',
    'What must be answered: use `ConfirmDialog`.',
  ],
  anatomy: [
    { part: 'Edge and icon', text: 'Leaf for success, brick for failure, peacock for news.' },
    { part: 'Message', text: 'One sentence.' },
    { part: 'Cross', text: 'Dismisses it.' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Dismisses the toast before it closes a dialog beneath.' },
    { keys: 'Tab', does: 'Reaches its cross. Its time stands still while the focus is on it.' },
    {
      keys: 'Enter Space',
      does: 'On the cross: dismisses. The focus goes back where it came from.',
    },
  ],
  accessibility: [
    'Success and news are a status; a failure is an alert.',
    'It stays two seconds for a success and seven for anything else, and as long as the pointer or the focus is on it.',
    'It stands at the bottom, above the phone’s bar; on a phone at the top while a dialog is open, whose main button it would cover.',
  ],
  dos: [
    { text: 'Say what happened in the past tense: “Updated”.' },
    {
      text: 'Say the same where it lasts: the mark is filled, the row is gone. A toast may be missed.',
    },
  ],
  donts: [
    { text: 'Do not put the only way to undo into it. Two seconds are short for many.' },
    { text: 'Do not show several at once. The last is the one that counts.' },
  ],
}

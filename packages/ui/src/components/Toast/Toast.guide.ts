import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'The result of what the user has just done: saved, removed, sent.',
    'One `ToastPlace` on the page from the start, so that screen readers announce the first toast too.',
  ],
  avoid: [
    'A message that still applies later: use `Notice`.',
    'A field that was not saved: use `SaveState` beside it.',
    'A question: use `ConfirmDialog`.',
  ],
  anatomy: [
    {
      part: 'Edge and icon',
      text: 'Green for success, red for errors, blue-green for information.',
    },
    { part: 'Message', text: 'One sentence.' },
    { part: 'Action', text: 'Optional: one verb about what has just happened, such as Undo.' },
    { part: 'Close button', text: 'Dismisses the toast.' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Dismisses the toast before it closes a dialog below.' },
    {
      keys: 'Tab',
      does: 'Moves to the action and the close button. The timer pauses while the focus is on them.',
    },
    {
      keys: 'Enter Space',
      does: 'On the close button: dismisses the toast. The focus returns to where it was.',
    },
  ],
  accessibility: [
    'Success and information are a status; an error is an alert.',
    'It stays for two seconds for success and seven for anything else, and while the pointer or focus is on it.',
    'It is shown at the bottom, above the bottom bar. On a phone with an open dialog it is shown at the top. If the dialog reaches the top, it is shown below the dialog, above its footer, or below its header if there is no footer. It covers neither the title nor the main button.',
  ],
  dos: [
    { text: 'Say what happened in the past tense: “Updated”.' },
    {
      text: 'Give a toast with an action the type `info`, which stays seven seconds.',
    },
    {
      text: 'Show the result on the page as well: the icon is filled, the row is gone. Users may miss a toast.',
    },
  ],
  donts: [
    {
      text: 'Do not make its action the only way to undo. Seven seconds are too short for many users.',
    },
    { text: 'Do not show several at once. The latest replaces the others.' },
  ],
}

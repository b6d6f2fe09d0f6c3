import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Before something that cannot be taken back, or that loses what was typed.'],
  avoid: [
    'What can be undone. Do it, and say it in a `Toast`.',
    'A question with fields: use `Dialog`.',
    'A message: use `Notice` or `Toast`. A dialog that can only be agreed to is a wall.',
  ],
  anatomy: [
    { part: 'Title', text: '“Confirmation”, or what it is about.' },
    { part: 'Question', text: 'One sentence that can be answered by yes or no.' },
    { part: 'More', text: 'What it would bring, if the question does not say it.' },
    { part: 'Buttons', text: 'No, then Yes. Yes is red where `tone` is `danger`.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'At first: No, because it has the focus.' },
    { keys: 'Tab', does: 'Goes round: cross, No, Yes.' },
    { keys: 'Escape', does: 'No.' },
  ],
  accessibility: [
    'It is an alert dialog: title and question are read at once, then “No, button”.',
    'Focus goes back to what opened it. Where that is deleted give `finalFocus`: the neighbour, or where more are added.',
    'While it is busy Yes keeps the focus, says “Loading” and ignores presses.',
  ],
  dos: [
    {
      text: 'Ask about the thing: “Are you sure to delete the image?”. A bare “Are you sure?” has to be remembered.',
    },
    {
      text: 'Give the buttons verbs where the question is long: “Leave” and “Stay” need no reading back.',
    },
  ],
  donts: [
    { text: 'Do not use it twice for one action. Readers learn to press Yes.' },
    {
      text: 'Do not set `tone="danger"` for what harms nothing. Red must still mean something when it is needed.',
    },
  ],
}

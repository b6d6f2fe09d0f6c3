import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Some lines of plain text: a message, a reason, an address.'],
  avoid: [
    'One line: use `TextField`. Emphasis and links: use `RichTextEditor`.',
    'A private note on a record: use `InlineNote`.',
  ],
  anatomy: [
    {
      part: 'Label',
      text: 'Above, before, or for screen readers alone; at its end what stands beside.',
    },
    {
      part: 'Field',
      text: 'Grows with what is typed, up to 60 % of the window, and by its corner.',
    },
    { part: 'Hint and error', text: 'Beneath.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field and leaves it.' },
    { keys: 'Enter', does: 'A new line. The form is sent by its button.' },
  ],
  accessibility: [
    'Hint and error describe the field; an invalid field is marked as invalid.',
    '`labelPlace="hidden"` keeps the label for screen readers. Use it only where the place itself says what is asked.',
  ],
  dos: [
    { text: 'Say the limit before it is reached, in `hint`: “At most 5,000 characters”.' },
    { text: 'Keep what was written when sending fails.' },
  ],
  donts: [
    {
      text: 'Do not cut off what is too long without a word. Let it be typed, and say what is too much.',
    },
    { text: 'Do not use a placeholder for the question. It is gone with the first letter.' },
  ],
}

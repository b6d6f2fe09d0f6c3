import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Several lines of plain text: a message, a reason, an address.'],
  avoid: [
    'One line: use `TextField`. Emphasis and links: use `RichTextEditor`.',
    'A private note on a record: use `InlineNote`.',
  ],
  anatomy: [
    {
      part: 'Label',
      text: 'Above, before, or only for screen readers, with optional content at its end.',
    },
    {
      part: 'Field',
      text: 'Grows with the text, up to 60 % of the window. Users can also resize it.',
    },
    { part: 'Hint and error', text: 'Below the field.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field and leaves it.' },
    { keys: 'Enter', does: 'Starts a new line. It does not submit the form.' },
  ],
  accessibility: [
    'Hint and error describe the field; an invalid field is marked as invalid.',
    '`labelPlace="hidden"` keeps the label for screen readers. Use it only if the context makes clear what to enter.',
  ],
  dos: [
    { text: 'State the limit in `hint`: “At most 5,000 characters”.' },
    { text: 'Keep the text if sending fails.' },
  ],
  donts: [
    {
      text: 'Do not truncate long text silently. Let users type and show by how much it is too long.',
    },
    { text: 'Do not use a placeholder as a label. It disappears when users type.' },
  ],
}

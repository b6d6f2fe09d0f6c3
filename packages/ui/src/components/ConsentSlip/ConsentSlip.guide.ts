import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A contact permission, for the parent who gives it and for the school or store that may use it.',
    '`SlipRow` for the rows of a form in which a parent gives a permission.',
  ],
  avoid: ['Other facts with a name and a value: use `FactTable`.'],
  anatomy: [
    { part: 'Contact by', text: 'Allowed channels with a tick, then the others with a cross.' },
    { part: 'Hours', text: 'Days, and a bar of the day. The marigold dot is the current time.' },
    { part: 'Purpose, until, given', text: 'Always in this order.' },
    { part: 'Further rows', text: 'How often the permission was used, who opened the number.' },
  ],
  keyboard: [],
  accessibility: [
    'It is a description list. Give it an accessible name with `aria-label` or a heading before it.',
    'The bar is an image whose name is its hours.',
    'A row with an error must be described by it: pass `errorId` to the control’s `aria-describedby`.',
  ],
  dos: [
    { text: 'Show the same rows in the same order to both sides.', story: 'Given' },
    { text: 'Pass `now` only on a day on which contact is allowed.', story: 'WithTheCurrentTime' },
  ],
  donts: [
    { text: 'Do not leave out what is not allowed.' },
    { text: 'Do not show an address that the reader may not see.' },
  ],
}

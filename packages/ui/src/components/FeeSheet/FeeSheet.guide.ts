import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['What a school costs, by class and by what is paid for, with the first year’s total.'],
  avoid: ['One price: use the fact in a row or a card.', 'Facts without figures: use `FactTable`.'],
  anatomy: [
    { part: 'Class', text: 'The first column. It stays in view while the rest slides on a phone.' },
    { part: 'Headings', text: 'What is paid for, in two short lines.' },
    { part: 'Total', text: 'The last column, larger; it stays in view too.' },
    {
      part: 'Marked row',
      text: 'The class the parent looks for, on soft marigold (`isHighlighted`).',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the frame.' },
    { keys: '← →', does: 'Slide the sheet while the frame has the focus.' },
  ],
  accessibility: [
    'The frame is a region named by `label`, and can be reached by keyboard, because on a phone it scrolls sideways.',
    'Each amount is read with its class and its head.',
    'Figures are grouped the Indian way and stand right, so that they can be compared.',
  ],
  dos: [
    { text: 'Pass `null` for amounts the school has not provided. A zero is a promise.' },
    { text: 'Put the period into the head: “Tuition, a year”, “Admission, once”.' },
  ],
  donts: [
    { text: 'Do not add up a total that lacks a part. Give `total: null`.' },
    { text: 'Do not round. A parent will hold the sheet against a bill.' },
  ],
}

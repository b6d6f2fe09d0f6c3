import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A school’s fees by class and type, with the total of the first year.'],
  avoid: ['One price: use the fact in a row or a card.', 'Facts without figures: use `FactTable`.'],
  anatomy: [
    { part: 'Class', text: 'The first column. Stays in view while the rest scrolls on a phone.' },
    { part: 'Headings', text: 'The type of fee, on two short lines.' },
    { part: 'Total', text: 'The last column, larger. Stays in view too.' },
    {
      part: 'Highlighted row',
      text: 'The class the parent looks for, on a light marigold background (`isHighlighted`).',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the table.' },
    { keys: '← →', does: 'Scroll the table while it has the focus.' },
  ],
  accessibility: [
    'The table is in a region named by `label`, which takes the focus, because on a phone it scrolls sideways.',
    'Each amount is read with its class and its heading.',
    'Amounts use Indian digit grouping and are aligned right, so they are easy to compare.',
  ],
  dos: [
    { text: 'Pass `null` for amounts the school has not provided. Zero means that it is free.' },
    { text: 'Put the period in the heading: “Tuition, a year”, “Admission, once”.' },
  ],
  donts: [
    { text: 'Do not calculate a total if a part is missing. Pass `total: null`.' },
    { text: 'Do not round amounts. Parents compare them with their bills.' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A range of numbers: yearly fees, age.'],
  avoid: [
    'A maximum: use `SliderField`.',
    'A few fixed steps: use `FacetGroup` or `Select`.',
    'One exact number: use `TextField` with `inputMode="numeric"`.',
  ],
  anatomy: [
    { part: 'Legend', text: 'The name of the filter.' },
    {
      part: 'Bars',
      text: 'The number of results in each step; the selected range is coloured.',
    },
    { part: 'Thumbs', text: 'Two native sliders that cannot pass each other.' },
    { part: 'Values', text: 'Both values as text, or in text fields if `fieldLabels` is set.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the lower thumb, then to the higher one.' },
    { keys: '← → ↓ ↑', does: 'Move the thumb by one `step`.' },
    { keys: 'Enter', does: 'In a text field: commits the typed value.' },
    { keys: 'Home End', does: 'Move the thumb as far as possible.' },
  ],
  accessibility: [
    'It is a group named by its legend. The thumbs are named Lowest and Highest and read their value as text: “₹1,50,000”.',
    'The value is committed when the thumb is released, not while it moves.',
    'It works in a plain GET form if you set `names`.',
  ],
  dos: [
    { text: 'Choose a natural `step`: ₹10,000 for fees, a year for ages.' },
    {
      text: 'Pass `stops` if most results share a small part of the range, so that a pixel is not thousands of rupees there.',
    },
    {
      text: 'Pass `[min, max]` if nothing is selected, so that “Clear all” moves the thumbs back.',
    },
  ],
  donts: [
    {
      text: 'Do not set `max` to the single most expensive school. Most schools would fall into the first steps.',
    },
    { text: 'Do not show bars without counts. Leave `counts` out.' },
  ],
}

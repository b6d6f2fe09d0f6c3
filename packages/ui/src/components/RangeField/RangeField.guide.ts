import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['From this to that among numbers: fees a year, age.'],
  avoid: [
    'Up to one number: use `SliderField`.',
    'A few fixed steps: use `FacetGroup` or `Select`.',
    'A number that must be exact: use `TextField` with `inputMode="numeric"`.',
  ],
  anatomy: [
    { part: 'Legend', text: 'The question.' },
    {
      part: 'Bars',
      text: 'How many results lie in each step; those inside the choice are in colour.',
    },
    { part: 'Thumbs', text: 'Two native sliders. Neither passes the other.' },
    { part: 'Ends', text: 'Both values in words.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the lower thumb, then to the higher.' },
    { keys: '← → ↓ ↑', does: 'Move the thumb by one `step`.' },
    { keys: 'Home End', does: 'As far as the other thumb allows.' },
  ],
  accessibility: [
    'It is a group named by its question; the thumbs are called Lowest and Highest and tell their value in words: “₹1,50,000”.',
    'The list is asked once a thumb is let go, not while it moves.',
    'It works in a plain GET form: give `names`.',
  ],
  dos: [
    { text: 'Choose a `step` that people count in: ₹10,000 for fees, a year for ages.' },
    {
      text: 'Pass `[min, max]` where nothing is chosen, so that “Clear all” moves the thumbs back.',
    },
  ],
  donts: [
    {
      text: 'Do not let the range reach to the dearest school of all. Then all others share two steps.',
    },
    { text: 'Do not show bars without counts. Leave `counts` out.' },
  ],
}

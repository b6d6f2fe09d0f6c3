import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['An approximate maximum, such as a distance in kilometres.'],
  avoid: [
    'A range: use `RangeField`.',
    'A number that must be exact: use `TextField` with `inputMode="numeric"`.',
    'Up to five steps: use `Select` or `FacetGroup`.',
  ],
  anatomy: [
    { part: 'Legend', text: 'The name of the filter.' },
    { part: 'Thumb', text: 'One native slider.' },
    { part: 'Value', text: 'As text, below.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the thumb.' },
    { keys: '← → ↓ ↑', does: 'Move it by one `step`.' },
    { keys: 'Home End', does: 'Move it to the lowest or highest value.' },
    { keys: 'PageUp PageDown', does: 'Move it by a larger step.' },
  ],
  accessibility: [
    'It is named by its legend and reads its value as text: “Within 25 km”.',
    '`onValueCommit` is called when the thumb or key is released, not while it moves.',
    'It works in a plain GET form if you set `name`.',
  ],
  dos: [
    { text: 'Let `format` return the whole text: “Within 25 km”, or “Anywhere” for 0.' },
    { text: 'End the range where useful values end. Nobody travels 500 km to school.' },
  ],
  donts: [
    { text: 'Do not use it if small differences matter. Dragging is imprecise.' },
    { text: 'Do not send a request for each step of the thumb.' },
  ],
}

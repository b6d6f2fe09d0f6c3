import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Up to how much: a distance in kilometres, where about is enough.'],
  avoid: [
    'From this to that: use `RangeField`.',
    'A number that must be exact: use `TextField` with `inputMode="numeric"`.',
    'Up to five steps: use `Select` or `FacetGroup`.',
  ],
  anatomy: [
    { part: 'Legend', text: 'The question.' },
    { part: 'Thumb', text: 'One native slider.' },
    { part: 'Value', text: 'In words, beneath.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the thumb.' },
    { keys: '← → ↓ ↑', does: 'Move it by one `step`.' },
    { keys: 'Home End', does: 'To the least and the most.' },
    { keys: 'PageUp PageDown', does: 'Move it by a larger part.' },
  ],
  accessibility: [
    'It is named by its question and tells its value in words: “Within 25 km”.',
    '`onValueCommit` comes when the thumb or key is released, not while it moves.',
    'It works in a plain GET form: give `name`.',
  ],
  dos: [
    { text: 'Let `format` say the whole: “Within 25 km”, at 0 “Anywhere”.' },
    { text: 'End the range where answers end. From 50 to 500 km nobody goes to school.' },
  ],
  donts: [
    { text: 'Do not use it where one step more changes much. Fingers are not that fine.' },
    { text: 'Do not ask the server at each step of the thumb.' },
  ],
}

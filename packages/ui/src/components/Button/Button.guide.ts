import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'To do something on this page: send, save, open a panel, load more.',
    'As a toggle with `pressed`, where one label fits both states: Compare, Bookmark.',
    'Use `main` once per view, for its main action; `act` for the second action, `quiet` for tools.',
  ],
  avoid: [
    'To go to another page: `ButtonLink` looks the same and can be opened in a new tab.',
    'For a filter that can be removed again: use `Chip`.',
    'For an icon without text: `IconButton` requires an accessible name.',
    'For a setting that takes effect at once: use `Switch`.',
  ],
  anatomy: [
    { part: 'Frame', text: '44 px high, 52 px as `large`, so it is easy to tap.' },
    {
      part: 'Icon',
      text: 'Optional, before the label; it repeats the label and is hidden from screen readers.',
    },
    { part: 'Label', text: 'A verb, on one line: Enquire, Search within 10 km.' },
    { part: 'Spinner', text: 'Replaces the label while `loading`; the width stays the same.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the button; a disabled button is skipped, a loading one is not.',
    },
    { keys: 'Enter Space', does: 'Does what a click does.' },
  ],
  accessibility: [
    'A native `button` of type `button`: it never submits a form by accident.',
    '`pressed` sets `aria-pressed`; the label stays the same in both states.',
    'While `loading` it keeps the focus, sets `aria-disabled`, and a status announces “Loading”.',
    'Text has a contrast of at least 4.5 : 1 in every variant and theme.',
  ],
  dos: [
    { text: 'Name the action.', story: 'DoNameTheAction' },
    { text: 'Fill only one button per view.', story: 'DoFillOneButton' },
  ],
  donts: [
    { text: 'Do not label buttons Yes and No, or OK.', story: 'DontAnswerYesAndNo' },
    { text: 'Do not place two filled buttons side by side.', story: 'DontFillTwoButtons' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'To do something on this page: send, save, open a panel, load more.',
    'As a toggle with `pressed`, where one word tells both states: Compare, Bookmark.',
    'Once a view as `main`, for the one thing it is there for; `act` is the second, `quiet` a tool.',
  ],
  avoid: [
    'To go to another page: `ButtonLink` looks the same and can be opened in a new tab.',
    'For a filter that is chosen and removed again: take a `Chip`.',
    'For a symbol without words: `IconButton` asks for its name.',
    'For a setting that holds at once: take a `Switch`.',
  ],
  anatomy: [
    { part: 'Frame', text: '44 px high, 52 px as `large`: never less than a finger.' },
    {
      part: 'Icon',
      text: 'Optional, before the words; it repeats them and is hidden from readers.',
    },
    { part: 'Label', text: 'A verb, in one line: Enquire, Look within 10 km.' },
    { part: 'Circle', text: 'Turns in place of the words while `loading`; the width stays.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the button; a disabled one is passed over, a loading one is not.',
    },
    { keys: 'Enter Space', does: 'Does what a click does.' },
  ],
  accessibility: [
    'A native `button` of type `button`: it never sends a form by accident.',
    '`pressed` sets `aria-pressed`; the words stay the same in both states.',
    'While `loading` it keeps the focus, sets `aria-disabled`, and a status says Loading.',
    'Words have at least 4.5 : 1 against their ground in every variant and theme.',
  ],
  dos: [
    { text: 'Name what will happen.', story: 'DoNameTheAct' },
    { text: 'Let one button of a view be filled.', story: 'DoOneMain' },
  ],
  donts: [
    { text: 'Do not answer a question with Yes and No, or with OK.', story: 'DontAnswerYesAndNo' },
    { text: 'Do not set two filled buttons side by side.', story: 'DontTwoMains' },
  ],
}

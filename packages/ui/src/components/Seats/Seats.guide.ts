import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Whether there is room: in a row, on a card, beside a date.'],
  avoid: ['What something is: use `Badge`. Whether something is kept: use `SaveState`.'],
  anatomy: [
    {
      part: 'Mark',
      text: 'Filled dot: open; marigold: few; ring: opens later; dash: closed.',
    },
    { part: 'Label', text: '“12 seats left”, “Opens 5 January”.' },
  ],
  keyboard: [],
  accessibility: [
    'The words are read; the mark is drawn by the style and is not.',
    'The four marks differ in form as well as in colour.',
  ],
  dos: [
    {
      text: 'Give the number where it is known: “4 seats”. It lets a parent plan.',
      story: 'DoGiveTheNumber',
    },
    { text: 'Use `few` only where few are left. By it marigold keeps its meaning.' },
  ],
  donts: [
    { text: 'Do not write “Hurry”. A state is a fact, not a push.', story: 'DontHurry' },
    { text: 'Do not leave the words out for want of room. Few users can tell the dots apart.' },
  ],
}

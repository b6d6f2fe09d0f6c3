import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Cards of one kind that users browse: blogs, videos, newsletters. One column on a phone, two from 768 px, three from 1024 px.',
  ],
  avoid: [
    'Schools or products that users compare: use `SchoolRow` or `ProductRow`, where each fact has its own column.',
    'A few entries of a longer list on another page: use `CardRow`, which scrolls sideways.',
    'A few tuitions and activities: use `ProductList` with `ProductCard`.',
  ],
  anatomy: [
    { part: 'List', text: 'Named by `label`.' },
    {
      part: 'Cells',
      text: 'One for each child. Thin lines in the gaps separate them.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the links and buttons of the cards, left to right, then down.',
    },
  ],
  accessibility: [
    'It is a list with a name, so screen readers say how many cards there are.',
    'A child that is `null` or `false` does not create an empty entry.',
  ],
  dos: [
    {
      text: 'Give all cards of a grid the same heading level and the same parts. Rows are as high as their tallest card.',
    },
    {
      text: 'Show an `EmptyState` in place of a grid without cards. An empty list does not explain itself.',
    },
  ],
  donts: [
    { text: 'Do not wrap cards in boxes. Thin lines already separate them.' },
    {
      text: 'Do not mix kinds. Users compare what is side by side, and a video and a blog cannot be compared.',
    },
  ],
}

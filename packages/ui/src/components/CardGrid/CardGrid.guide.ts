import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Cards of one kind that are browsed: blogs, videos, newsletters. One column on a phone, two from 768 px, three from 1024 px.',
  ],
  avoid: [
    'Schools or products to be compared: use `SchoolRow` or `ProductRow`, where one question is one column.',
    'A taste of a longer list on another page: use `CardRow`, which slides.',
    'Tuitions and activities in short: use `ProductList`, made for `ProductCard`.',
  ],
  anatomy: [
    { part: 'List', text: 'Named by `label`.' },
    {
      part: 'Cells',
      text: 'One for each child. Hairlines lie in the gaps; the first row and column have none.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the links and buttons of the cards, left to right, then down.',
    },
  ],
  accessibility: [
    'It is a list with a name, so screen readers say how many cards there are.',
    'A child that is `null` or `false` makes no empty entry.',
  ],
  dos: [
    {
      text: 'Give all cards of a grid the same heading level and the same parts. Rows are as high as their tallest card.',
    },
    { text: 'Show an `EmptyState` in place of a grid without cards. An empty list says nothing.' },
  ],
  donts: [
    { text: 'Do not wrap cards in boxes. Hairlines part them, as a newspaper parts columns.' },
    {
      text: 'Do not mix kinds. What stands side by side is compared, and a video and a blog cannot be.',
    },
  ],
}

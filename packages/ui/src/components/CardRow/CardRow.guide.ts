import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A taste of what a list holds, on a page about something else: “Featured schools”, “Similar nearby”.',
    'Between three and twelve cards, with a `SectionHead` whose link leads to all.',
  ],
  avoid: [
    'The list itself: use `SchoolRow` or a `CardGrid`. What lies to the right is seen by few.',
    'Slides that take turns: use `Carousel`.',
  ],
  anatomy: [
    {
      part: 'Row',
      text: 'It runs out of the page at the end, so that a cut card says there is more.',
    },
    { part: 'Cards', text: '260 px wide, 294 px from 1024 px. Each becomes an entry of the list.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from card to card; the row follows.' },
    { keys: 'Left, Right', does: 'Slide the row while the focus is on one of its cards.' },
    { keys: 'Enter', does: 'Opens the card.' },
  ],
  accessibility: [
    'It is a list with a name. While cards load it is marked busy and does not slide.',
    'There is no button to slide: a finger, a wheel, the keys and a screen reader all move it themselves.',
    'Sliding is the browser’s own, so it never turns by itself.',
  ],
  dos: [
    { text: 'Name it as its heading does: `label="Featured schools"`.' },
    {
      text: 'Keep its room while it loads, with as many `SchoolCardSkeleton`s as a wide window shows: five.',
    },
  ],
  donts: [
    {
      text: 'Do not hide the only way to something in it. Give a link to the whole list above it.',
    },
    { text: 'Do not nest it in a box that cuts. It finds the edge of the window by itself.' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A few entries of a list, on a page about something else: “Featured schools”, “Similar nearby”.',
    'Between three and twelve cards, under a `SectionHead` with a link to the full list.',
  ],
  avoid: [
    'The list itself: use `SchoolRow` or a `CardGrid`. Few users scroll sideways.',
    'Slides that change by themselves: use `Carousel`.',
  ],
  anatomy: [
    {
      part: 'Row',
      text: 'Extends past the edge of the page, so that a cut-off card shows there is more.',
    },
    { part: 'Cards', text: '260 px wide, 294 px from 1024 px. Each becomes an entry of the list.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from card to card; the row scrolls along.' },
    { keys: 'Left, Right', does: 'Scroll the row while the focus is on one of its cards.' },
    { keys: 'Enter', does: 'Opens the card.' },
  ],
  accessibility: [
    'It is a list with a name. While cards load it is marked busy and does not scroll.',
    'It needs no scroll buttons: touch, mouse wheel, keyboard and screen readers all scroll it.',
    'It uses native scrolling and never moves by itself.',
  ],
  dos: [
    { text: 'Use the text of its heading as `label`: `label="Featured schools"`.' },
    {
      text: 'Show five `SchoolCardSkeleton`s while it loads, as many as fit a wide window.',
    },
  ],
  donts: [
    {
      text: 'Do not make it the only way to reach a record. Link to the full list above it.',
    },
    {
      text: 'Do not put it in a container with `overflow: hidden`. It extends to the edge of the window.',
    },
  ],
}

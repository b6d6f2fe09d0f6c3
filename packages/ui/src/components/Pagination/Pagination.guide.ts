import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A list on several pages: 48 schools, 20 on each.'],
  avoid: [
    'A list of one page whose total says enough elsewhere. Alone it shows “1–8 of 8” and no links.',
    'Slides: use `Carousel`. Steps of a form: use `GuideBar` or a form of its own.',
  ],
  anatomy: [
    { part: 'Span', text: '“21–40 of 48”, or “48+” if the count is not exact.' },
    {
      part: 'Pages',
      text: 'The first, the last and those around the current; on a phone only the neighbours.',
    },
    { part: 'Previous and Next', text: 'Left out where there is none.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter', does: 'Opens the page.' },
  ],
  accessibility: [
    'It is a navigation called “Pages”. Numbers are read as “Page 3”, and the page shown is marked as current.',
    'Gaps are not read.',
    'They are links: a page can be shared, opened twice, and found by search engines (`rel` is set).',
  ],
  dos: [
    { text: 'Keep filters and order in `hrefOf`. Page 2 of another list is no page 2.' },
    { text: 'Go to the head of the list after a change of page, as a link does by itself.' },
  ],
  donts: [
    {
      text: 'Do not load pages without end. The footer is never reached, and the way back is lost.',
    },
    {
      text: 'Do not offer pages that cannot be asked for: `lastPage` is the last that the server gives.',
    },
  ],
}

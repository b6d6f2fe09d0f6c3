import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A list on several pages: 48 schools, 20 on each.'],
  avoid: [
    'A list with only one page, if its total is shown elsewhere. Pagination would show “1–8 of 8” and no links.',
    'Slides: use `Carousel`. Steps of a form: use `GuideBar`.',
  ],
  anatomy: [
    { part: 'Range', text: '“21–40 of 48”, or “48+” if the count is not exact.' },
    {
      part: 'Pages',
      text: 'The first, the last and those around the current page; fewer on a phone.',
    },
    { part: 'Previous and Next', text: 'Left out on the first and last page.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Opens the page.' },
  ],
  accessibility: [
    'It is a navigation called “Pages”. Numbers are read as “Page 3”, and the current page is marked.',
    'Screen readers skip the gaps.',
    'The numbers are links: a page can be shared, opened in a new tab and found by search engines (`rel` is set).',
  ],
  dos: [
    { text: 'Keep filters and order in `hrefOf`. Otherwise page 2 belongs to a different list.' },
    { text: 'Scroll to the start of the list when the page changes, as a link does.' },
  ],
  donts: [
    {
      text: 'Do not use infinite scrolling. Users cannot reach the footer and lose their position.',
    },
    {
      text: 'Do not link to pages that the server does not return: set `lastPage`.',
    },
  ],
}

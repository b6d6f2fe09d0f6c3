import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Parts of one list, each with its own page and count: All, Tuitions, Activities.'],
  avoid: [
    'Sections of the same page: use `JumpBar`.',
    'Filters that can be combined: use `FacetGroup`.',
    'The pages of the site: use `PageShell`.',
  ],
  anatomy: [
    {
      part: 'Tabs',
      text: '48 px high, a marigold line under the current one. On a phone they scroll sideways.',
    },
    { part: 'Count', text: 'After the name; “100+” if the count is not exact.' },
    {
      part: 'Note',
      text: 'Optional: a second line, such as how long the oldest entry has waited. A late one has a clock.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves from tab to tab: they are links, so arrow keys do not move between them.',
    },
    { keys: 'Enter', does: 'Opens the part.' },
  ],
  accessibility: [
    'It is a navigation named by `label`; the current page’s tab is marked as current.',
    'They do not have the ARIA role `tab`, which is for panels on the same page.',
    'The count is read after the name: “Tuitions 58”.',
  ],
  dos: [
    { text: 'Keep the order and all tabs, including those with 0. Users learn their positions.' },
    {
      text: 'Leave out the count if it is slow to load. The tab works without it.',
    },
  ],
  donts: [
    { text: 'Do not use more than five tabs. The sixth is out of view on phones.' },
    { text: 'Do not add tabs that lead elsewhere.' },
  ],
}

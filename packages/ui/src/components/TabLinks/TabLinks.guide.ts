import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Parts of one list, each a page of its own with its count: All, Tuitions, Activities.'],
  avoid: [
    'Sections of the same page: use `JumpBar`.',
    'Filters that can be combined: use `FacetGroup`.',
    'The pages of the site: use `PageShell`.',
  ],
  anatomy: [
    {
      part: 'Tabs',
      text: '48 px high, a marigold line under the current one. On a phone they slide sideways.',
    },
    { part: 'Count', text: 'After the name; “100+” if the count is not exact.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from tab to tab: they are links, so arrow keys do not move between them.',
    },
    { keys: 'Enter', does: 'Opens the part.' },
  ],
  accessibility: [
    'It is a navigation named by `label`; the tab of this page is marked as current.',
    'They are not tabs in ARIA’s sense, which change a panel without an address.',
    'The count is read after the name: “Tuitions 58”.',
  ],
  dos: [
    { text: 'Keep the order and all tabs, also those with 0. Where they stand is learnt quickly.' },
    {
      text: 'Leave the count out where it would cost a second. A tab without a number still leads.',
    },
  ],
  donts: [
    { text: 'Do not set more than five. The sixth is out of sight on every phone.' },
    { text: 'Do not put a tab that leads elsewhere into the row.' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Around every page: skip link, top strip, header, content, footer and, on phones, the bottom bar.',
  ],
  avoid: [
    'The menu of an account area: put a `SideMenu` in the content.',
    'A dialog over the page: use `Dialog`.',
  ],
  anatomy: [
    { part: 'Top strip', text: 'Place and date at its start, language and help at its end.' },
    { part: 'Header', text: 'Logo, main menu from 1024 px, and actions at every width.' },
    {
      part: 'Content',
      text: '`main`, in a column of at most 1200 px, 1440 px on very wide windows.',
    },
    { part: 'Footer', text: 'Links, small print, privacy and terms.' },
    { part: 'Bottom bar', text: 'Below 1024 px: up to five entries, each an icon with a label.' },
    { part: 'Above the bar', text: 'One row of 61 px that stays in view, such as `CompareTray`.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the skip link, then the top strip, logo, menu and actions, then the content.',
    },
    { keys: 'Enter', does: 'On the skip link: goes to the content.' },
    { keys: 'Enter Space ↓', does: 'On an entry with a menu: opens it.' },
  ],
  accessibility: [
    'Regions are banner, main, footer, and navigations called Main, Quick links, Footer and Legal.',
    'What is hidden at a width is hidden from screen readers too, so they find only one menu.',
    'The current page is marked as current.',
    'The end of the page scrolls above the bottom bar and the row over it.',
  ],
  dos: [
    { text: 'Link only to existing pages.' },
    { text: 'Set `isCurrent` for subpages too: a school belongs to Schools.' },
  ],
  donts: [
    {
      text: 'Do not add a sixth entry to the bottom bar. At 390 px each label must fit under its icon.',
    },
    {
      text: 'Do not fix anything else to the bottom of the window. Two bars leave too little space on a phone.',
    },
  ],
}

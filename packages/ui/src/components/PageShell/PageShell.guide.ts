import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Around every page: skip link, top strip, masthead, content, footer, and the phone’s bar.'],
  avoid: [
    'The menu of those who manage something: put a `SideMenu` into the content.',
    'A window over the page: use `Dialog`.',
  ],
  anatomy: [
    { part: 'Top strip', text: 'Place and date at its start, language and help at its end.' },
    { part: 'Masthead', text: 'Logo, main menu from 1024 px, and actions on every width.' },
    {
      part: 'Content',
      text: '`main`, in its column of at most 1200 px, 1440 px on very wide windows.',
    },
    { part: 'Footer', text: 'Links, small print, privacy and terms.' },
    { part: 'Bar', text: 'Below 1024 px: up to five entries, a word under every icon.' },
    { part: 'Above the bar', text: 'One row of 61 px that stays in view, such as `CompareTray`.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'First the skip link, then the top strip, logo, menu and actions, then the content.',
    },
    { keys: 'Enter', does: 'On the skip link: goes to the content.' },
    { keys: 'Enter Space ↓', does: 'On an entry with a menu of its own: opens it.' },
  ],
  accessibility: [
    'Regions are banner, main, footer, and navigations called Main, Quick, Footer and Legal.',
    'What is hidden at a width is hidden from screen readers too: there is one menu at a time.',
    'The current page is marked as current.',
    'The end of the page scrolls up above the bar and the row over it.',
  ],
  dos: [
    { text: 'Name existing pages only. An entry without a page is a promise broken in the menu.' },
    { text: 'Set `isCurrent` for pages that belong to an entry too: a school belongs to Schools.' },
  ],
  donts: [
    {
      text: 'Do not put a sixth entry into the bar. At 390 px a word must still fit under its icon.',
    },
    {
      text: 'Do not fix anything else to the foot of the window. Two bars leave a phone half a page.',
    },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A column of links to lists, such as subjects, localities or boards, each with a count.'],
  avoid: [
    'Filters of a list: use `FacetGroup`.',
    'A menu: use `SideMenu` or `Menu`.',
    'Entries with images: use `Tile`.',
  ],
  anatomy: [
    { part: 'Heading', text: 'An h3 that links to the full list.' },
    {
      part: 'Entry',
      text: 'Icon, label, dotted line and count. The whole entry is a link, 44 px high.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the heading’s link, then from entry to entry.' },
    { keys: 'Enter', does: 'Opens the list.' },
  ],
  accessibility: [
    'Each entry is read with its count: “Mathematics 1,412”.',
    '`IndexEntrySkeleton`s are hidden; set `aria-busy` on the list while they are shown.',
    'Hindi labels get `lang="hi"` automatically.',
  ],
  dos: [
    { text: 'Sort by count or by name, and use the same order in all columns of a page.' },
    { text: 'Leave out `count` if the number is unknown. Zero means that there are none.' },
  ],
  donts: [
    { text: 'Do not list more than ten in a column. The heading links to the rest.' },
    { text: 'Do not link to lists without results. They waste the user’s time.' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A column of an index: the subjects, the localities, the boards; each with a count.'],
  avoid: [
    'Filters of a list: use `FacetGroup`.',
    'A menu: use `SideMenu` or `Menu`.',
    'Things with images: use `Tile`.',
  ],
  anatomy: [
    { part: 'Heading', text: 'An h3 that leads to everything of its kind.' },
    {
      part: 'Entry',
      text: 'Icon, words, leader dots and a count. All of it is the link, 44 px high.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the heading’s link, then from entry to entry.' },
    { keys: 'Enter', does: 'Opens the list.' },
  ],
  accessibility: [
    'Each entry is read with its count: “Mathematics 1,412”.',
    '`IndexEntrySkeleton`s are hidden; set `aria-busy` on the list while they stand there.',
    'A label in Hindi is marked as such by itself.',
  ],
  dos: [
    { text: 'Sort by count or by name, and keep to it in all columns of a page.' },
    { text: 'Leave `count` out if there is no count. A zero says there is none.' },
  ],
  donts: [
    { text: 'Do not list more than ten in a column. The heading leads to the rest.' },
    { text: 'Do not link to lists without results. The reader pays for the way.' },
  ],
}

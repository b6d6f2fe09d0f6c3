import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Schools as a timetable: `SchoolList` holds the rows and names their columns. The list itself, beside a map, and what was kept.',
  ],
  avoid: [
    'A few among other things: use `SchoolCard` in a `CardRow`.',
    'Two to four side by side: use `CompareTable`.',
    'Tuitions and activities: use `ProductRow`. Posts: use `JobRow`.',
  ],
  anatomy: [
    {
      part: 'Headings',
      text: 'School, distance, board, fees, age, availability: always in this order.',
    },
    {
      part: 'Row',
      text: 'Image, name over place, then a cell for each head. The whole row is the link.',
    },
    { part: 'Seal', text: 'A mark after the place: the recognition was checked.' },
    { part: 'Buttons', text: 'One for each of `actionHeadings`, 44 px, above the link.' },
    { part: 'Below', text: 'What is kept with it, such as a note.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the name, then to the row’s buttons.' },
    { keys: 'Enter', does: 'Opens the school’s page.' },
  ],
  accessibility: [
    'It is an ordered list with a name. Each fact is read with its question; the heads above are not read again.',
    'The seal is read: “Recognition checked”. `isHighlighted` is for the eye alone.',
    'Names in Hindi are marked automatically.',
    'It measures its own room: five columns from 780 px, facts under the name from 480 px, one strip below.',
    'While it loads set `isLoading` and put `SchoolRowSkeleton`s in: nothing moves when rows come.',
  ],
  dos: [
    {
      text: 'Leave `distanceKm` out of all rows and set `hasDistance={false}` where no place was asked for.',
    },
    { text: 'Name what a button acts on: “Bookmark Vidya Niketan”.' },
  ],
  donts: [
    {
      text: 'Do not sort by what is not shown. A reader who cannot see the order does not trust it.',
    },
    { text: 'Do not leave out rows that miss facts. “Not provided” is what tells them apart.' },
  ],
}

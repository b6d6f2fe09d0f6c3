import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Schools in a list with columns: on list pages, beside a map and in bookmarks. Put the rows in a `SchoolList`, which adds the column headings.',
  ],
  avoid: [
    'A few among other content: use `SchoolCard` in a `CardRow`.',
    'Two to four side by side: use `CompareTable`.',
    'Tuitions and activities: use `ProductRow`. Jobs: use `JobRow`.',
  ],
  anatomy: [
    {
      part: 'Headings',
      text: 'School, distance, board, fees, age, availability: always in this order.',
    },
    {
      part: 'Row',
      text: 'Image, name and place, then a value for each column. The whole row is a link.',
    },
    { part: 'Seal', text: 'An icon after the place if the recognition was checked.' },
    { part: 'Buttons', text: 'One for each of `actionHeadings`, 44 px, above the link.' },
    { part: 'Below', text: 'Additional content, such as a note.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the name, then to the row’s buttons.' },
    { keys: 'Enter', does: 'Opens the school’s page.' },
  ],
  accessibility: [
    'It is an ordered list with a name. Each value is read with its label; the column headings are skipped.',
    'The seal is read as “Recognition checked”. `isHighlighted` is only visual.',
    'Names in Hindi are marked automatically.',
    'It adapts to its container: five columns from 780 px, facts under the name from 480 px, one line below that.',
    'While loading, set `isLoading` and render `SchoolRowSkeleton`s, so that nothing moves when the rows arrive.',
  ],
  dos: [
    {
      text: 'Leave `distanceKm` out of all rows and set `hasDistance={false}` if the user has not chosen a location.',
    },
    { text: 'Name what a button acts on: “Bookmark Vidya Niketan”.' },
  ],
  donts: [
    {
      text: 'Do not sort by a value that is not shown. Users would not understand the order.',
    },
    { text: 'Do not leave out schools with missing facts. Show “Not provided”.' },
  ],
}

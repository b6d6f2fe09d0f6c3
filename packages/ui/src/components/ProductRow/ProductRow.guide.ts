import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Tuitions, activities, camps and workshops as a timetable, in `ProductRows`.'],
  avoid: [
    'Schools: use `SchoolRow`, which has the same columns where the questions are the same.',
    'A few among other things: use `ProductCard`.',
    'Up to four side by side: use `CompareTable`.',
  ],
  anatomy: [
    {
      part: 'Headings',
      text: 'Name, distance, where, price, age, availability: always in this order.',
    },
    {
      part: 'Row',
      text: 'Image, name over its provider, then a cell for each head. The whole row is the link.',
    },
    { part: 'Under the seats', text: 'Days or the first day: “Mon, Wed”.' },
    {
      part: 'Buttons and note',
      text: 'One button for each of `actionHeadings`; the note beneath the row.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the name, then to the row’s buttons.' },
    { keys: 'Enter', does: 'Opens the product’s page.' },
  ],
  accessibility: [
    'It is an ordered list with a name. Each fact is read with its head: the heads themselves are not read twice.',
    'It measures its own room: five columns, facts under the name, or one strip on a phone.',
    'While it loads set `isLoading` and put `ProductRowSkeleton`s in: nothing moves when rows come.',
  ],
  dos: [
    {
      text: 'Leave `distanceKm` out of all rows, and set `hasDistance={false}`, where no place was asked for.',
    },
    { text: 'Set `isPriority` on the rows of the first view alone.' },
  ],
  donts: [
    {
      text: 'Do not change the order of columns from page to page. Readers look in a place, not for a word.',
    },
    { text: 'Do not leave a cell empty: `null` is shown as “Not provided”.' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Tuitions, activities, camps and workshops in a list with columns, inside `ProductRows`.'],
  avoid: [
    'Schools: use `SchoolRow`, which has the same columns where the facts are the same.',
    'A few among other content: use `ProductCard`.',
    'Up to four side by side: use `CompareTable`.',
  ],
  anatomy: [
    {
      part: 'Headings',
      text: 'Name, distance, location, price, age, availability, always in this order.',
    },
    {
      part: 'Row',
      text: 'Image, name and provider, then a value for each column. The whole row is a link.',
    },
    { part: 'Under availability', text: 'Days or the first day: “Mon, Wed”.' },
    {
      part: 'Buttons and note',
      text: 'One button for each of `actionHeadings`; the note below the row.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the name, then to the row’s buttons.' },
    { keys: 'Enter', does: 'Opens the product’s page.' },
  ],
  accessibility: [
    'It is an ordered list with a name. Each value is read with its label; the column headings are skipped.',
    'It adapts to its container: five columns, facts under the name, or one line on a phone.',
    'While loading, set `isLoading` and render `ProductRowSkeleton`s, so that nothing moves when the rows arrive.',
  ],
  dos: [
    {
      text: 'Leave `distanceKm` out of all rows, and set `hasDistance={false}`, if the user has not chosen a location.',
    },
    { text: 'Set `distanceKm` to null for an online product; the row shows a dash.' },
    { text: 'Set `isPriority` only on the rows in the first view.' },
  ],
  donts: [
    {
      text: 'Do not change the order of columns from page to page. Users remember positions.',
    },
    { text: 'Do not leave a value empty: `null` is shown as “Not provided”.' },
  ],
}

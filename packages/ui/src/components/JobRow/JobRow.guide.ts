import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Posts in schools as a timetable: title, pay, type, last day. `JobList` holds the rows and names their columns.',
  ],
  avoid: [
    'Schools: use `SchoolRow`. Tuitions and activities: use `ProductRow`.',
    'A post among other things, where three lines must do: use a `Tile`.',
  ],
  anatomy: [
    {
      part: 'Headings',
      text: 'Name the columns where there is room. They are not read: each fact repeats its head.',
    },
    {
      part: 'Row',
      text: 'Title over school, then pay, type and last day. The whole row is the link.',
    },
    { part: 'Buttons', text: 'One for each of `actionHeadings`, above the link.' },
    { part: 'Below', text: 'What is kept with it, such as a note.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the title, then to the row’s buttons.' },
    { keys: 'Enter', does: 'Opens the post.' },
  ],
  accessibility: [
    'It is an ordered list with a name. Each fact is read with its question.',
    'The title is an h2, or an h3 with `level={3}`.',
    '“Until filled” stands where there is no last day; “Not provided” if the pay is not provided.',
    'While it loads set `isLoading` and put `JobRowSkeleton`s in: nothing moves when the rows come.',
  ],
  dos: [
    { text: 'Write pay as the school offers it: “₹30,000–₹45,000”, or “From ₹24,000”.' },
    { text: 'Add a `note` when the last day is near: “4 days left”. It spares the arithmetic.' },
  ],
  donts: [
    {
      text: 'Do not hide closed posts on a list of the user’s applications. Users look for them there.',
    },
    { text: 'Do not leave out the pay because it is missing. Its absence is a fact too.' },
  ],
}

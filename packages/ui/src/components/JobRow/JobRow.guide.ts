import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Jobs in a list with columns: title, pay, type, last day. Put the rows in a `JobList`, which adds the column headings.',
  ],
  avoid: [
    'Schools: use `SchoolRow`. Tuitions and activities: use `ProductRow`.',
    'A job among other content, in three lines: use `Tile`.',
  ],
  anatomy: [
    {
      part: 'Headings',
      text: 'Name the columns if there is room. Screen readers skip them: each value has its own label.',
    },
    {
      part: 'Row',
      text: 'Title and school, then pay, type and last day. The whole row is a link.',
    },
    { part: 'Buttons', text: 'One for each of `actionHeadings`, above the link.' },
    { part: 'Below', text: 'Additional content, such as a note.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title, then to the row’s buttons.' },
    { keys: 'Enter', does: 'Opens the job.' },
  ],
  accessibility: [
    'It is an ordered list with a name. Each value is read with its label.',
    'The title is an h2, or an h3 with `level={3}`.',
    '“Until filled” is shown if there is no last day; “Not provided” if the pay is not provided.',
    'While loading, set `isLoading` and render `JobRowSkeleton`s, so that nothing moves when the rows arrive.',
  ],
  dos: [
    { text: 'Write pay as the school offers it: “₹30,000–₹45,000”, or “From ₹24,000”.' },
    { text: 'Add a `note` when the last day is near: “4 days left”. Users need not calculate it.' },
  ],
  donts: [
    {
      text: 'Do not hide closed jobs in a list of the user’s applications. Users look for them there.',
    },
    { text: 'Do not hide a missing pay. Show “Not provided”.' },
  ],
}

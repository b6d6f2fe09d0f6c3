import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Up to four schools side by side, one row for each question. All state is in the URL, so the page can be shared, printed and opened signed out.',
  use: [
    '`/schools/compare?schools=slug,slug&place=slug`, opened from the compare tray.',
    'Without schools in the URL, the page explains how to choose and links to the schools in the tray.',
  ],
  avoid: [
    'Saving schools for later: use Bookmarks.',
    'Products, jobs and stores cannot be compared.',
    'The tray is not shown on this page.',
  ],
  anatomy: [
    {
      part: 'Heading',
      text: 'The number of schools, how many are no longer listed, and whether some were left out.',
    },
    { part: 'Tools', text: '“Add one more”, Share, Print, and “Differences only”.' },
    {
      part: 'Columns',
      text: 'Image, name, Bookmark and Remove. The column headings stay in view.',
    },
    {
      part: 'Rows',
      text: 'At a glance, in the order of cards: place, distance, board, fees, age, availability. Then the fee breakdown, admission dates, facts and facilities. On a phone the question is above its values.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On Remove: removes the school. On Add one more: opens the list of schools.',
    },
    {
      keys: 'Space',
      does: 'On “Differences only”: hides the rows in which the schools do not differ.',
    },
  ],
  accessibility: [
    'A table with column and row headings, named “Schools side by side”.',
    'Remove names its school and keeps the scroll position.',
    'Yes, no and “not provided” are text, not colour alone.',
  ],
  dos: [
    { text: 'Show “not provided” instead of an empty cell.' },
    { text: 'Say how many schools are no longer listed, and that the limit is four.' },
    {
      text: 'Show distances only from a place, with “about” where the location of the school is approximate.',
    },
    {
      text: 'Put the schools of the page in the tray when adding another, even from a shared URL.',
    },
  ],
  donts: [
    { text: 'Do not store anything that is not in the URL.' },
    { text: 'Do not rank the columns or mark a winner.' },
    { text: 'Do not let search engines index comparisons, only the empty page.' },
    { text: 'Do not allow a fifth school.' },
  ],
}

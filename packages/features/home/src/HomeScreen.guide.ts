import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The home page: the search box and a banner first, then sections, and one popup with one promotion.',
  use: [
    '`/`, for everyone. Signed-in users see the same page.',
    'The popup opens only on this page: one second after the first interaction, or after eight seconds without any.',
  ],
  avoid: [
    'All results of a search: Search, Box and results.',
    'All schools, or all products of one kind: Listings.',
    'A provider’s own schools and stores: “List your school” and “List your service” link there. Visitors sign in first and continue afterwards.',
  ],
  anatomy: [
    {
      part: 'Lead',
      text: '“The right school, close to home”, a line in Hindi, and the search box.',
    },
    { part: 'List your school, List your service', text: 'For providers.' },
    { part: 'Schools near', text: 'Links to the lists of five large towns.' },
    {
      part: 'Banner',
      text: 'Four slides: schools, tuitions, activities, EdJobs. They advance every 4 seconds.',
    },
    {
      part: 'Sections',
      text: 'Latest Updates (3), Featured Schools (up to 11), tuitions and activities (up to 11), tiles, Beyond School, popular categories, schools for all age.',
    },
    {
      part: 'Popup',
      text: 'An image, one promotion, “Close” and “Browse the schools”. Both dismiss it, and so does the close icon.',
    },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'In the search box: move through the suggestions.' },
    {
      keys: 'Enter',
      does: 'In the search box: opens the highlighted suggestion, or all results when none is highlighted.',
    },
    { keys: 'Enter Space', does: 'On the banner’s buttons: previous slide, next slide, pause.' },
    { keys: 'Escape', does: 'Dismisses the popup. In the search box: closes the suggestions.' },
  ],
  accessibility: [
    'The banner pauses while the pointer or the focus is on it.',
    'Every section has a level-two heading. The Hindi line is marked as Hindi.',
    'The popup waits while the user types, navigates by keyboard, or has another tab in front.',
    'Everything but the suggestions works without scripts: the box is a form, and the tiles are links.',
  ],
  dos: [
    {
      text: 'Keep the limits: 4 slides of 4 seconds, 3 updates, at most 11 schools and 11 products, 5 placeholders while they load.',
    },
    { text: 'Leave out what did not load. It is only logged, as specified.' },
    {
      text: 'Give a new promotion in the popup a new name: dismissals are stored by name.',
    },
    { text: 'Link each category to its list with only that value selected.' },
  ],
  donts: [
    { text: 'Do not open anything but the popup automatically, and not on other pages.' },
    { text: 'Do not show an error for a row. The page is useful without it.' },
    { text: 'Do not load code for content below the fold before the first interaction.' },
    { text: 'Do not add a second promotion to the popup.' },
  ],
}

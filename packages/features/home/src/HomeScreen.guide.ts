import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The front page: the search box and a banner first, then ruled sections; and one popup with one offer.',
  use: [
    '`/`, for everybody. Whoever is signed in sees the same page.',
    'The popup opens on this page alone: a second after the first sign of a reader, or after eight without one.',
  ],
  avoid: [
    'Every result of a search: Search, Box and results.',
    'All schools, or all of one kind beyond school: Listings.',
    'What a provider has listed: “List your school” and “List your service” lead there. A visitor signs in first, and goes on there afterwards.',
  ],
  anatomy: [
    { part: 'Lead', text: '“The right school, close to home”, the same in Hindi, the search box.' },
    { part: 'List your school, List your service', text: 'For those who teach.' },
    { part: 'Schools near', text: 'Five large towns, each a list in one step.' },
    {
      part: 'Banner',
      text: 'Four slides: schools, tuitions, activities, EdJobs. The next comes after 4 seconds.',
    },
    {
      part: 'Sections',
      text: 'Latest Updates (3), Featured Schools (to 11), tuitions and activities (to 11), tiles, Beyond School, popular categories, schools for all age.',
    },
    {
      part: 'Popup',
      text: 'An image, one offer, “Close” and “Walk through the schools”. Either dismisses it, and so does the cross.',
    },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'In the search box: go through the suggestions.' },
    {
      keys: 'Enter',
      does: 'In the search box: opens the marked suggestion, or all results where none is marked.',
    },
    { keys: 'Enter Space', does: 'On the banner’s buttons: the slide before or after, or stop.' },
    { keys: 'Escape', does: 'Dismisses the popup; in the box closes the suggestions.' },
  ],
  accessibility: [
    'The banner stands still while the pointer or the focus is on it.',
    'Every section is a heading of the second level; the Hindi line is marked as Hindi.',
    'The popup waits while somebody types, moves by keyboard, or has another tab in front.',
    'Everything but the suggestions works without scripts: the box is a form, the tiles are links.',
  ],
  dos: [
    {
      text: 'Keep the limits: 4 slides of 4 seconds, 3 updates, at most 11 schools and 11 products, 5 places while they load.',
    },
    { text: 'Leave out what did not load: that is only logged, as specified.' },
    {
      text: 'Give a new offer of the popup a new name: a dismissal is remembered by it.',
    },
    { text: 'Let a category lead to its list with that value alone.' },
  ],
  donts: [
    { text: 'Do not open anything but the popup by itself, nor that on another page.' },
    { text: 'Do not show an error for a row. The page is of use without it.' },
    { text: 'Do not load code for what is below the fold before a reader shows.' },
    { text: 'Do not add a second offer to the popup.' },
  ],
}

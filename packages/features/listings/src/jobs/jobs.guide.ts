import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'Posts at schools: the list with its filters, and the page of each.',
  use: [
    '`/jobs`, for everybody; from EDJOBS in the menu and the front page’s banner.',
    '`/jobs/description/{id}`: one post; a closed one says so.',
  ],
  avoid: [
    'Working at EdBazaar: Careers, among Pages.',
    'Where the operator has a jobs site of its own, EDJOBS leads there.',
  ],
  anatomy: [
    { part: 'Title and place', text: '“Jobs in schools in India”, the place, within how many km.' },
    { part: 'Filters', text: 'Role, pay a month, subject, type, each with its count.' },
    { part: 'Order', text: 'Newest, closing soonest, highest pay; distance near a place.' },
    { part: 'Rows', text: 'Post, school, place, pay, type, last day to apply; Bookmark.' },
    {
      part: 'Post',
      text: 'Title, school, place, role; at a glance; about the post; the school’s row.',
    },
    { part: 'Closed', text: '“This post is closed.”, its last day, and “See open posts”.' },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'In the place: go through what was found.' },
    { keys: 'Space', does: 'On a filter: ticks it; the list follows at once.' },
    { keys: 'Escape', does: 'Closes the places, or the sheet of filters on a phone.' },
  ],
  accessibility: [
    'The list is named “Jobs”; the count is a status.',
    'Each bookmark names its post.',
    'A title in Hindi is marked as Hindi.',
  ],
  dos: [
    { text: 'Count a post as open on its last day in India, and without one until it is filled.' },
    { text: 'Keep the filters when the list fails, and offer Retry.' },
    { text: 'Say which filter to drop where nothing matches.' },
  ],
  donts: [
    { text: 'Do not let search engines hear of a closed post.' },
    { text: 'Do not guess a pay that the school does not tell.' },
  ],
}

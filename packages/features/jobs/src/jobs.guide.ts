import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Jobs at schools: the list with its filters, and the page of each job.',
  use: [
    '`/jobs`, for everyone; linked from EDJOBS in the menu and from the home page’s banner.',
    '`/jobs/description/{id}`: one job. A closed job is marked as closed.',
  ],
  avoid: [
    'Jobs at EdBazaar: Careers, in Pages.',
    'If the operator has configured a jobs site, EDJOBS links there.',
  ],
  anatomy: [
    { part: 'Title and place', text: '“Jobs in schools in India”, the place, the radius in km.' },
    { part: 'Filters', text: 'Role, pay per month, subject, type, each with its count.' },
    { part: 'Sort order', text: 'Newest, closing soonest, highest pay; distance near a place.' },
    { part: 'Rows', text: 'Title, school, place, pay, type, last day to apply; Bookmark.' },
    {
      part: 'Job page',
      text: 'Title, school, place, role; summary card; about the job; the school’s row.',
    },
    { part: 'Closed', text: '“This job is closed.”, its last day, and “See open jobs”.' },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'In the place field: move through the suggestions.' },
    { keys: 'Space', does: 'On a filter: selects it. The list updates immediately.' },
    { keys: 'Escape', does: 'Closes the place suggestions, or the filter sheet on a phone.' },
  ],
  accessibility: [
    'The list is named “Jobs”. The count is a status.',
    'Each bookmark button names its job.',
    'A title in Hindi is marked as Hindi.',
  ],
  dos: [
    {
      text: 'Treat a job as open through its last day in India, and without a last day until it is filled.',
    },
    { text: 'Keep the filters when the list fails to load, and offer Retry.' },
    { text: 'Suggest which filter to remove when nothing matches.' },
  ],
  donts: [
    { text: 'Do not let search engines index a closed job.' },
    { text: 'Do not guess the pay if the school does not provide it.' },
  ],
}

import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The lists of tuitions, activities, camps and workshops: one screen, with the filters of its kind.',
  use: [
    '`/beyond-school/tuitions`, `activities`, `camps` and `workshops`: one kind each.',
    '`/tuitions-and-activities`: all kinds, with tabs.',
  ],
  avoid: [
    'Users who have not decided on a kind: Beyond School, with its wizard.',
    'The products of one provider are on the provider’s page: Product and store.',
    'Schools: the list of schools.',
  ],
  anatomy: [
    { part: 'Title and place', text: '“Tuitions near Pune”, the place, “Use my location”.' },
    {
      part: 'Tabs',
      text: 'On the list of all kinds: each kind keeps the filters that apply to every kind.',
    },
    {
      part: 'Count, chips, sort order',
      text: 'As on every list; and “Apply last filters: …” when no filter is selected.',
    },
    {
      part: 'Filters',
      text: 'Those of the kind: subjects, board, mode; activities; age, location and price from 0 to 50; days; start dates of camps and workshops.',
    },
    {
      part: 'Rows',
      text: 'Name above its provider, distance, mode, price, age, free seats with days or start date; Bookmark.',
    },
    {
      part: 'Instead of rows',
      text: 'Suggestions to relax filters when nothing matches; or “The list did not load” with Retry.',
    },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'In the place field: move through the suggestions.' },
    { keys: '← →', does: 'On an end of a range: one step down or up.' },
    { keys: 'Space', does: 'On a filter or a day: selects it. The list updates immediately.' },
    { keys: 'Escape', does: 'Closes the place suggestions, or the filter sheet on a phone.' },
  ],
  accessibility: [
    'The count is a status. A new page of the list moves the focus to it.',
    'The end of a range has a text value: “50+ years”.',
    'The filter sheet on a phone is a dialog named “Filters”. Its button shows the number of results.',
    'Without scripts the filters are one form, and tabs and chips are links.',
  ],
  dos: [
    {
      text: 'Keep age (years), location (km) and price (thousands of rupees) from 0 to 50; the end of a range sets no bound.',
    },
    { text: 'Store the filter values of each section separately, and let the URL win over them.' },
    { text: 'Clear the stored filters when the user removes the last one.' },
  ],
  donts: [
    { text: 'Do not offer date filters for a kind without dates.' },
    { text: 'Do not apply stored filters automatically: offer them.' },
    { text: 'Do not filter by a date before its year is complete.' },
  ],
}

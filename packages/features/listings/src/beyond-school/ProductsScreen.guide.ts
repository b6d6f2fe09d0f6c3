import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The lists of tuitions, activities, camps and workshops: one screen, with the filters of its kind.',
  use: [
    '`/beyond-school/tuitions`, `activities`, `camps` and `workshops`: one kind each.',
    '`/tuitions-and-activities`: all of them, with tabs of kinds.',
  ],
  avoid: [
    'Where one does not know yet which kind: Beyond School, with its wizard.',
    'What one provider offers stands on the provider’s page: Product and store.',
    'Schools: the list of schools.',
  ],
  anatomy: [
    { part: 'Title and place', text: '“Tuitions near Pune”, the place, “Use my location”.' },
    {
      part: 'Tabs',
      text: 'On the list of all: each kind, which keeps what every kind can be asked.',
    },
    {
      part: 'Count, chips, order',
      text: 'As on every list; and “As last time: …” where no filter is chosen.',
    },
    {
      part: 'Filters',
      text: 'Those of the kind: subjects, board, mode; activities; age, location and price from 0 to 50; days; for camps and workshops when it begins.',
    },
    {
      part: 'Rows',
      text: 'Name over its provider, distance, where, price, age, free seats with days or the first day; Bookmark.',
    },
    {
      part: 'In place of rows',
      text: 'What would bring some; or “The list did not load” with Retry.',
    },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'In the place: go through what was found.' },
    { keys: '← →', does: 'On an end of a range: one step less or more.' },
    { keys: 'Space', does: 'On a filter or a day: ticks it; the list follows at once.' },
    { keys: 'Escape', does: 'Closes the places, or the sheet of filters on a phone.' },
  ],
  accessibility: [
    'The count is a status; a new page of the list takes the focus to it.',
    'An end of a range says its value in words: “50+ years”.',
    'A filter sheet on a phone is a dialog named “Filters”, whose button says how many there are.',
    'Without scripts it is one form, and tabs and chips are links.',
  ],
  dos: [
    {
      text: 'Keep age (years), location (km) and price (thousands of rupees) from 0 to 50; an end asks for nothing.',
    },
    { text: 'Keep the filter values of each section apart, and let the address win over them.' },
    { text: 'Take away what was kept with the last tick.' },
  ],
  donts: [
    { text: 'Do not offer dates where a kind has none.' },
    { text: 'Do not apply what was chosen last time by yourself: offer it.' },
    { text: 'Do not filter by a date before its year is whole.' },
  ],
}

import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The list of schools: near a place or in all of India, with filters, an order, a map, and what can be done with each school. Its whole state is the address.',
  use: [
    '`/schools`, for everybody; from the menu, the front page, search and every “All schools”.',
    'With `place` and `radius` it is the list near a place; without, that of the country.',
  ],
  avoid: [
    'A name or a word: Search, Box and results.',
    'Counts and the best known of a state, district, city or board: Schools of an area.',
    'Tuitions, activities, camps and workshops have lists of their own.',
    'One’s own schools: School editor.',
  ],
  anatomy: [
    {
      part: 'Title and place',
      text: '“Schools near Indiranagar”, the place, “Use my location”, within how many km.',
    },
    {
      part: 'Count, chips, order',
      text: '“14 of 48 schools within 5 km”; each filter in use as a link without it, and “Clear all”.',
    },
    {
      part: 'Filters',
      text: 'Every facet with its counts. On a phone a sheet, with “Show 14 schools”.',
    },
    {
      part: 'Rows',
      text: 'Name, place, distance, board, fees, age, availability; then Bookmark and Compare.',
    },
    {
      part: 'Map',
      text: 'Beside the rows when it is asked for; rows and flags point at each other.',
    },
    { part: 'Pages', text: 'At the foot.' },
    {
      part: 'In place of rows',
      text: 'Grey rows while they are slow; what would bring results; an unknown place; “The list did not load” with Retry.',
    },
    { part: 'Tray', text: 'Schools that were chosen to compare, at the foot of the window.' },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'In the place: go through what was found.' },
    {
      keys: 'Enter',
      does: 'In the place: takes the choice, or the best match where none is marked.',
    },
    { keys: 'Space', does: 'On a filter: ticks it; the list follows at once.' },
    { keys: 'Escape', does: 'Closes the places, the sheet of filters.' },
  ],
  accessibility: [
    'The count is a status. A new page of the list takes the focus to it; a tick keeps the focus.',
    'What stays of the last list while the next is on its way is told as busy.',
    'Each button of a row names its school: “Compare Vidya Niketan Public School”.',
    'The map is beside the list, not in its place; “Search this area” makes a list of what it shows.',
    'Without scripts it is one form with a button, and every chip a link.',
  ],
  dos: [
    { text: 'Keep the order of what is told of a school, on every row and card.' },
    { text: 'Keep place, radius and order when filters are cleared.' },
    {
      text: 'Say what would bring results, the nearest first: a wider circle, or one filter less.',
    },
    { text: 'Keep the last list in view while the next one loads, and the filters when it fails.' },
  ],
  donts: [
    {
      text: 'Do not keep anything in the page that the address does not say; Back must undo each step.',
    },
    { text: 'Do not leave a fact blank: “not provided” is one too.' },
    { text: 'Do not list by distance where nothing is near anything.' },
    { text: 'Do not load the map before it is asked for.' },
  ],
}

import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The list of schools: near a place or in all of India, with filters, sort order, map, and action buttons for each school. The URL holds the whole state.',
  use: [
    '`/schools`, for everyone; linked from the menu, the home page, search and every “All schools”.',
    'With `place` and `radius` it is the list near a place; without them, the list of the country.',
  ],
  avoid: [
    'Searching by name: Search, Box and results.',
    'Figures and the best-known schools of a state, district, city or board: Schools by area.',
    'Tuitions, activities, camps and workshops have their own lists.',
    'The owner’s schools: School editor.',
  ],
  anatomy: [
    {
      part: 'Title and place',
      text: '“Schools near Indiranagar”, the place, “Use my location”, the radius in km.',
    },
    {
      part: 'Count, chips, sort order',
      text: '“14 of 48 schools within 5 km”; each active filter as a link that removes it, and “Clear all”.',
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
      text: 'Beside the rows when opened. Rows and markers highlight each other.',
    },
    { part: 'Pagination', text: 'Below the rows.' },
    {
      part: 'Instead of rows',
      text: 'Placeholder rows while loading is slow; suggestions to relax filters; an unknown place; “The list did not load” with Retry.',
    },
    { part: 'Compare tray', text: 'The schools selected to compare, at the bottom of the window.' },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'In the place field: move through the suggestions.' },
    {
      keys: 'Enter',
      does: 'In the place field: takes the highlighted suggestion, or the best match.',
    },
    { keys: 'Space', does: 'On a filter: selects it. The list updates immediately.' },
    { keys: 'Escape', does: 'Closes the place suggestions or the filter sheet.' },
  ],
  accessibility: [
    'The count is a status. A new page of the list moves the focus to it; a filter keeps the focus.',
    'The current list is marked as busy while the next one loads.',
    'Each button of a row names its school: “Compare Vidya Niketan Public School”.',
    'The map is beside the list and does not replace it. “Search this area” lists the visible area.',
    'Without scripts the filters are one form with a button, and every chip is a link.',
  ],
  dos: [
    { text: 'Keep the order of facts the same on every row and card.' },
    { text: 'Keep place, radius and sort order when filters are cleared.' },
    {
      text: 'When nothing matches, suggest a wider radius first, then filters to remove.',
    },
    {
      text: 'Keep the current list visible while the next one loads, and the filters when it fails.',
    },
  ],
  donts: [
    {
      text: 'Do not keep state outside the URL. Back must undo each step.',
    },
    { text: 'Do not leave a fact blank: show “Not provided”.' },
    { text: 'Do not offer sorting by distance without a place.' },
    { text: 'Do not load the map before the user opens it.' },
  ],
}

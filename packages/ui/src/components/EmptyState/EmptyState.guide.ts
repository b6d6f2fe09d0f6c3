import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'In place of a list that has no results, or that is still empty.',
    'As a whole page with `level={1}`: a page that was not found.',
  ],
  avoid: [
    'Something did not load: use `ErrorState`. An empty list is a result, a failed one is not.',
    'It is still loading: use the skeletons of the list, or `Skeleton`.',
    'One missing fact: use `NotProvided`.',
  ],
  anatomy: [
    { part: 'Drawing', text: 'A pattern of dots without a line.' },
    { part: 'Title', text: 'What was not found.' },
    { part: 'Text', text: 'What would match, with the number of results.' },
    { part: 'Actions', text: 'The smallest filter change first and filled, “Clear all” last.' },
  ],
  keyboard: [],
  accessibility: [
    'Screen readers skip the drawing. The title is a heading, so users who navigate by headings find it.',
    'It is not announced automatically. Announce the count of results elsewhere, as the list does.',
  ],
  dos: [
    {
      text: 'Offer the change with the most results, with its count: “Search within 10 km”.',
    },
    { text: 'Say what is missing from this list: “No school here fits all three filters”.' },
  ],
  donts: [
    { text: 'Do not joke. Finding no suitable school is frustrating.' },
    { text: 'Do not blame the user: “Try better words” does not help. Suggest terms.' },
  ],
}

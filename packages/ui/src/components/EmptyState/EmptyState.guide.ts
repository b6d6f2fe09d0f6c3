import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'In place of a list that has no results, or that is still empty.',
    'As a whole page with `level={1}`: an address where nothing is.',
  ],
  avoid: [
    'Something did not load: use `ErrorState`. Empty is an answer, failed is none.',
    'It is still loading: use the skeletons of the list, or `Skeleton`.',
    'One missing fact: use `NotProvided`.',
  ],
  anatomy: [
    { part: 'Drawing', text: 'The kolam’s dots, with no line yet.' },
    { part: 'Title', text: 'What does not fit.' },
    { part: 'Text', text: 'What would, with its count.' },
    { part: 'Actions', text: 'The nearest loosening first and filled, “Clear all” last.' },
  ],
  keyboard: [],
  accessibility: [
    'The drawing is not read. The title is a heading, so it is found by those who go from heading to heading.',
    'It is not announced by itself. Announce the count of results elsewhere, as the list does.',
  ],
  dos: [
    {
      text: 'Offer the one change that brings most: “Look within 10 km” with its count says it works.',
    },
    { text: 'Say what is missing from this list: “No school here fits all three filters”.' },
  ],
  donts: [
    { text: 'Do not joke. Who finds no school for a child with needs is not amused.' },
    { text: 'Do not blame the reader: “Try better words” does not help. Suggest terms.' },
  ],
}

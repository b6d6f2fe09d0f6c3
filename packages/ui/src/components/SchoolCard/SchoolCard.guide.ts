import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A school as a card in a `CardRow`: “Featured schools”, “Similar nearby”.'],
  avoid: [
    'A list of schools: use `SchoolRow`, with a column for each fact.',
    'Two to four side by side: use `CompareTable`.',
    'A tuition or a camp: use `ProductCard`.',
  ],
  anatomy: [
    { part: 'Image', text: '3:2.' },
    { part: 'Name', text: 'On one line. It is the link, and the whole card is clickable.' },
    { part: 'Place', text: 'With the distance, if the user has chosen a location.' },
    { part: 'Facts', text: 'Board, fees, age and availability, always in this order.' },
    { part: 'Buttons', text: 'Below, with labels.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the name, then to the buttons.' },
    { keys: 'Enter', does: 'Opens the school’s page.' },
  ],
  accessibility: [
    'The name is an h3, the facts are a description list, each value read with its label.',
    'A distance based on a PIN code is read “about 2.3 km”.',
    '`SchoolCardSkeleton` is hidden; the list around it is marked as busy.',
  ],
  dos: [
    {
      text: 'Leave out `distanceKm` if the user has not chosen a location. “0 km” would be wrong.',
    },
    { text: 'Set `isPriority` only on the cards in the first view.' },
  ],
  donts: [
    {
      text: 'Do not add a fifth fact. Users compare the cards of a row, so all need the same lines.',
    },
    {
      text: 'Do not highlight a card as better than others.',
    },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A school as a standing card in a `CardRow`: “Featured schools”, “Similar nearby”.'],
  avoid: [
    'A list of schools: use `SchoolRow`, where one question is one column.',
    'Two to four side by side: use `CompareTable`.',
    'A tuition or a camp: use `ProductCard`.',
  ],
  anatomy: [
    { part: 'Image', text: '3:2.' },
    { part: 'Name', text: 'On one line, and the link. All of the card is pressed for it.' },
    { part: 'Place', text: 'With the distance, where a place was asked for.' },
    { part: 'Facts', text: 'Board, fees, age, seats: always these four, always in this order.' },
    { part: 'Buttons', text: 'Beneath, with words.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the name, then to the buttons.' },
    { keys: 'Enter', does: 'Opens the school’s page.' },
  ],
  accessibility: [
    'The name is an h3, the facts are a list of terms, each read with its head.',
    'A distance that rests on a pincode is read “about 2.3 km”.',
    '`SchoolCardSkeleton` is hidden; the row around it says that it is busy.',
  ],
  dos: [
    { text: 'Leave `distanceKm` out where no place was asked for. “0 km” would be a lie.' },
    { text: 'Set `isPriority` on the cards of the first view alone.' },
  ],
  donts: [
    {
      text: 'Do not add a fifth fact. Cards of a row are compared, and a missing line makes all crooked.',
    },
    {
      text: 'Do not mark a card as better than its neighbours. Label sponsored places with text, not colour.',
    },
  ],
}

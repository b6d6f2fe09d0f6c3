import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A tuition, an activity, a camp or a workshop among other content: on the home page, on a school page, in bookmarks.',
    '`ProductList` around several: one, two or three columns.',
  ],
  avoid: [
    'A list that users compare: use `ProductRow`, with a column for each fact.',
    'A school: use `SchoolCard`.',
  ],
  anatomy: [
    { part: 'Image', text: '84 px, square.' },
    { part: 'Name', text: 'A heading and the link. The whole card is clickable.' },
    { part: 'Detail', text: 'Kind and place: “Tuition, Indiranagar, 0.6 km”.' },
    { part: 'Offer', text: 'Price and unit, age, and availability.' },
    { part: 'Buttons and note', text: 'At the end and below.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the name, then to the buttons.' },
    { keys: 'Enter', does: 'Opens the product’s page.' },
  ],
  accessibility: [
    'Screen readers skip the image, because its text would repeat the name.',
    'Give `ProductList` an `aria-label`. While loading, set `aria-busy` and render `ProductCardSkeleton`s.',
    'A missing price is read “Not provided”.',
  ],
  dos: [
    {
      text: 'Include the unit of the price: “₹2,800 a month”. Prices without a unit cannot be compared.',
    },
    { text: 'Set `level` to fit the heading above the list.' },
  ],
  donts: [
    { text: 'Do not write “From ₹500” for a price that is not available.' },
    { text: 'Do not put more than two buttons on it. The card leads to a page with all actions.' },
  ],
}

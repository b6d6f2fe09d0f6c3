import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A tuition, an activity, a camp or a workshop among other things: on the home page, under a school, in a list of what was kept.',
    '`ProductList` around several: one, two or three columns.',
  ],
  avoid: [
    'A list that is compared: use `ProductRow`, with one question a column.',
    'A school: use `SchoolCard`.',
  ],
  anatomy: [
    { part: 'Image', text: '84 px, square.' },
    { part: 'Name', text: 'A heading, and the link. All of the card is pressed for it.' },
    { part: 'Detail', text: 'Kind and place: “Tuition, Indiranagar, 0.6 km”.' },
    { part: 'Offer', text: 'Price and its unit, for whom, and whether there is room.' },
    { part: 'Buttons and note', text: 'At the end, and beneath.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the name, then to the buttons.' },
    { keys: 'Enter', does: 'Opens the product’s page.' },
  ],
  accessibility: [
    'The image is not read: its words would repeat the name.',
    'Give `ProductList` an `aria-label`. While cards load set `aria-busy` and put `ProductCardSkeleton`s in.',
    'A missing price is read “Not provided”.',
  ],
  dos: [
    {
      text: 'Say what the price buys: “₹2,800 a month”. Without a unit two prices cannot be compared.',
    },
    { text: 'Set `level` to fit the heading above the list.' },
  ],
  donts: [
    { text: 'Do not write “From ₹500” for a price that nobody can get.' },
    { text: 'Do not put more than two buttons on it. The card is a way to a page, not the page.' },
  ],
}

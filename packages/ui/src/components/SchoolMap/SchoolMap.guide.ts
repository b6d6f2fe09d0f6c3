import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The locations of schools, beside the list of the same schools.'],
  avoid: [
    'As the only way to find schools. Screen readers need the list.',
    'One point on a school’s page: an image with a link is 45 kB smaller.',
    'Choosing a place: use `PlaceField`. The exact location of a listing: use `LocationPin`.',
  ],
  anatomy: [
    {
      part: 'Flags',
      text: 'A school’s fees; a dot if fees are not provided; a count for schools that are close together.',
    },
    { part: 'Circle', text: 'The area that the list covers, and its centre.' },
    { part: 'Top', text: 'An action for the visible area: “Search this area”.' },
    {
      part: 'Names',
      text: 'Places, where neither markers nor other names are. Without `tiles` only.',
    },
    { part: 'Controls', text: 'Zoom, and full screen where the browser has it.' },
    { part: 'Schools here', text: 'The schools of a selected flag, with links and fees.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the map, from flag to flag, to the zoom buttons and the links.',
    },
    { keys: '← ↑ → ↓', does: 'Move the map while it has the focus.' },
    { keys: '+ −', does: 'Zoom.' },
    {
      keys: 'Enter Space',
      does: 'On a flag: shows its schools. On a count: zooms in until it splits.',
    },
  ],
  accessibility: [
    'The map has the role `application` and is named by `label`. Each flag is a button: “₹1,24,500 Vidya Niketan Public School”.',
    'The schools of a selected flag are announced.',
    'With reduced motion, it moves without animation.',
    'Without `tiles` it draws land, water, borders and `names`, and needs no external server.',
    'On touch screens one finger scrolls the page, and a hint says that two fingers move the map. In full screen one finger moves it.',
    'Names are hidden from screen readers, which read the list.',
  ],
  dos: [
    {
      text: 'Connect it with the list: highlight the row of a hovered flag (`onHighlight`) and the flag of a hovered row (`highlighted`).',
    },
    {
      text: 'Load clusters for the visible area (`onViewChange`), not for the whole country, so that phones draw few flags.',
    },
  ],
  donts: [
    {
      text: 'Do not search again while the user moves the map. Offer a button instead.',
    },
    { text: 'Do not place a school by its PIN code without saying “about” in the list.' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Where schools lie, beside the list of the same schools.'],
  avoid: [
    'As the only way to schools. A map cannot be read aloud as a list can.',
    'One point on a school’s page: an image with a link costs 45 kB less.',
    'Picking a place: use `PlaceField`.',
  ],
  anatomy: [
    {
      part: 'Flags',
      text: 'A school’s fees; a dot if fees are not provided; a count where they are close.',
    },
    { part: 'Circle', text: 'What the list shows, with its middle.' },
    { part: 'Top', text: 'What can be done with the part that is seen: “Search this area”.' },
    { part: 'Zoom', text: 'Two buttons.' },
    { part: 'Schools here', text: 'The names behind a pressed flag, with links and fees.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the map, from flag to flag, to the zoom buttons and the links.' },
    { keys: '← ↑ → ↓', does: 'Move the map while it has the focus.' },
    { keys: '+ −', does: 'Zoom.' },
    {
      keys: 'Enter Space',
      does: 'On a flag: shows its schools. On a count: goes as near as splits it.',
    },
  ],
  accessibility: [
    'The map is an application named by `label`. Each flag is a button: “₹1,24,500 Vidya Niketan Public School”.',
    'The schools of a pressed flag are announced.',
    'For readers who prefer less motion it jumps instead of gliding.',
    'Without `tiles` it draws the states of India and needs no external server.',
  ],
  dos: [
    {
      text: 'Keep the list beside it in step: mark a row while its flag is pointed at (`onHighlight`), and the flag of a row (`highlighted`).',
    },
    {
      text: 'Load clusters for what is seen (`onViewChange`), not for the country. A phone draws forty flags, not ten thousand.',
    },
  ],
  donts: [
    {
      text: 'Do not search again while the map is moved. Offer the button; the reader may only be looking.',
    },
    { text: 'Do not place a school by its pincode without saying so in the list: “about”.' },
  ],
}

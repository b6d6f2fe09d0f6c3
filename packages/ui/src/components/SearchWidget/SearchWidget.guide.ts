import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['EdBazaar’s search on another site built with React, such as a school’s or a city’s.'],
  avoid: [
    'On EdBazaar itself: use `SearchBox`, which uses the router and the user’s location.',
    'On a site without React: use the script `edbazaar-search.js` and its element.',
  ],
  anatomy: [
    { part: 'Heading', text: 'Names what is searched, by `kind`. It is the field’s label.' },
    { part: 'Field', text: 'With a clear button and an arrow that opens all results.' },
    { part: 'Suggestions', text: 'Name, and below it place, board and distance.' },
    { part: 'Logo', text: 'Links to EdBazaar.' },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'Move through the suggestions, and past either end to the field.' },
    { keys: 'Enter', does: 'Opens the active suggestion; without one, all results.' },
    { keys: 'Escape', does: 'Closes the list. Pressed again, it clears the field.' },
    { keys: 'Alt ↓, Alt ↑', does: 'Open and close the list without selecting.' },
  ],
  accessibility: [
    'The ARIA combobox pattern with a list box. The number of suggestions is announced when it settles.',
    'Until the script has loaded, and without JavaScript, a link to EdBazaar is shown.',
  ],
  dos: [
    { text: 'Set `place` if all readers of the page live in one city.' },
    { text: 'Set your colours with `--edbazaar-search-act` and the other custom properties.' },
  ],
  donts: [{ text: 'Do not put it in a container narrower than 260 px.' }],
}

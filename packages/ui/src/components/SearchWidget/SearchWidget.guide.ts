import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The search of EdBazaar on another site that is made with React: a school’s, a town’s.'],
  avoid: [
    'On EdBazaar itself: use `SearchBox`, which knows the router and the reader’s place.',
    'On a site without React: use the script `edbazaar-search.js` and one tag.',
  ],
  anatomy: [
    { part: 'Heading', text: 'Says what is searched, by `kind`. It is the field’s label.' },
    { part: 'Field', text: 'With a cross that clears and an arrow that opens all results.' },
    { part: 'Suggestions', text: 'Name, and beneath it place, board and distance.' },
    { part: 'Mark', text: 'Leads to EdBazaar.' },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'Go through the suggestions, and past either end to the field.' },
    { keys: 'Enter', does: 'Opens the chosen suggestion; without one, all results.' },
    { keys: 'Escape', does: 'Closes the list; once more clears the field.' },
    { keys: 'Alt ↓, Alt ↑', does: 'Open and close the list and choose nothing.' },
  ],
  accessibility: [
    'The ARIA combobox pattern with a list box. The count is announced once it stays.',
    'Until the script has loaded, and without scripts, a link leads to EdBazaar.',
  ],
  dos: [
    { text: 'Set `place` where everybody who reads the page lives in one town.' },
    { text: 'Give it your colours by `--edbazaar-search-act` and its sisters.' },
  ],
  donts: [{ text: 'Do not put it in a narrower place than 260 pixels.' }],
}

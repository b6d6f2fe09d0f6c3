import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The search for schools, tuitions, jobs and stores, with suggestions while typing.'],
  avoid: [
    'An exact place: use `PlaceField`.',
    'Values of one category: use `ChoiceList`.',
    'Filtering what is already on the page: use `TextField`.',
  ],
  anatomy: [
    { part: 'Field', text: 'With a search icon and, when there is text, a clear button.' },
    { part: 'Button', text: 'An arrow: searches.' },
    {
      part: 'Suggestions',
      text: 'Image, name with the typed letters highlighted, detail and type.',
    },
    {
      part: 'Status',
      text: 'Instead of suggestions: searching, nothing found, or failed to load. Enter still searches.',
    },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'Move in the suggestions; the focus stays in the field.' },
    { keys: 'Enter', does: 'Opens the active suggestion; without one, searches for the text.' },
    { keys: 'Escape', does: 'Closes the suggestions. Pressed again it clears the text.' },
    { keys: 'Alt ↓, Alt ↑', does: 'Open the suggestions without an active one, and close them.' },
    { keys: '← → Home End', does: 'Move in the text; no suggestion stays active.' },
    { keys: 'Tab', does: 'Leaves the field and closes them.' },
  ],
  accessibility: [
    'It is a combobox with a list box, inside a search region. The active suggestion is read.',
    'The number of suggestions, no results and errors are announced.',
    'While an input method composes a word, such as in Hindi, keys go to the input method.',
    'Suggestions are links: a middle click opens a new tab.',
    'Before JavaScript has loaded it is a plain form, and text typed meanwhile is kept.',
  ],
  dos: [
    { text: 'Keep its state in one place outside: the component has none.' },
    { text: 'Debounce requests and ignore outdated responses.' },
  ],
  donts: [
    {
      text: 'Do not highlight the first suggestion. Enter would open a page the user did not select.',
    },
    { text: 'Do not search for blank text.' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'The search for anything: schools, tuitions, jobs, stores; with suggestions while one types.',
  ],
  avoid: [
    'A place that must be known exactly: use `PlaceField`.',
    'Values of one category: use `ChoiceList`.',
    'Filtering what is already on the page: use `TextField`.',
  ],
  anatomy: [
    { part: 'Field', text: 'With a lens and, once there is text, a cross.' },
    { part: 'Button', text: 'An arrow: searches.' },
    {
      part: 'Suggestions',
      text: 'Image, name with the typed letters marked, detail, and what it is.',
    },
    {
      part: 'Row',
      text: 'In place of them: searching, nothing yet, or not loaded. Enter searches all the same.',
    },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'Move in the suggestions; the focus stays in the field.' },
    { keys: 'Enter', does: 'Opens the marked suggestion; with none marked searches for the text.' },
    { keys: 'Escape', does: 'Closes the suggestions. Pressed again it clears the text.' },
    { keys: 'Alt ↓, Alt ↑', does: 'Open the suggestions with none marked, and close them.' },
    { keys: '← → Home End', does: 'Move in the text; no suggestion stays marked.' },
    { keys: 'Tab', does: 'Leaves the field and closes them.' },
  ],
  accessibility: [
    'It is a combobox with a list box, inside a search region. The marked suggestion is read.',
    '“5 suggestions” is announced, and so are nothing and failure.',
    'Keys belong to the input method while it composes a word in Hindi.',
    'Suggestions are links: a middle click opens a new tab.',
    'Before scripts have loaded it sends a plain form, and what was typed meanwhile is kept.',
  ],
  dos: [
    { text: 'Keep its state outside, in one place: the component has none.' },
    { text: 'Wait a moment after a stroke before asking, and drop answers that come late.' },
  ],
  donts: [
    {
      text: 'Do not highlight the first suggestion. Enter would open a page the user did not select.',
    },
    { text: 'Do not search for blank text. It is never asked for.' },
  ],
}

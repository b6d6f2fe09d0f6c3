import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One category of filter values that an owner sets for a school or store: boards, facilities, languages.',
    'Any choice of several values that may have more than ten: users then find values by typing.',
  ],
  avoid: [
    'Filtering a list of results: use `FacetGroup`, which counts results and works in a plain form.',
    'One value out of a few: use `Select`. A place: use `PlaceField`.',
  ],
  anatomy: [
    { part: 'Legend', text: 'The category, with a `SaveState` at the end of its line.' },
    { part: 'Checkboxes', text: 'Up to ten values (`maxCheckboxes`) are all shown.' },
    { part: 'Chips', text: 'With more values: the selected ones, each with a remove button.' },
    { part: 'Box and list', text: 'Finds the others by the start of any word.' },
    { part: 'All of them', text: 'Collapsed below, for users who prefer to browse.' },
    {
      part: 'Requested',
      text: 'Values that were requested and are not there yet, and the button that asks for one.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the chips to the box, then to the expand button and the request button.',
    },
    {
      keys: 'Down, Up',
      does: 'Open the list and move in it. Past either end no value is active and the typed text returns.',
    },
    {
      keys: 'Enter',
      does: 'Selects or clears the active value; with text typed and no active value, the first match.',
    },
    { keys: 'Escape', does: 'Closes the list. A dialog around it stays open.' },
    {
      keys: 'Enter, Space',
      does: 'On a chip: removes it. The focus moves to the next chip, and after the last one to the box.',
    },
  ],
  accessibility: [
    'The box is a combobox called by the category: “Facilities: Find a value”. Its list allows several choices.',
    'A change is announced: “Science laboratory is selected”.',
    'The error describes the group, so it is read when the group is entered.',
    'While an input method composes a word, such as in Hindi, keys go to the input method.',
  ],
  dos: [
    {
      text: 'Pass `onQuery` and `suggestions` where more than the beginnings of words should match.',
    },
    {
      text: 'If it is not obvious how to choose, explain it in `hint`: “As in the affiliation letter”.',
    },
  ],
  donts: [
    {
      text: 'Do not move selected values to the top. Users press the wrong value when values move.',
    },
    { text: 'Do not offer `onAdd` if nobody answers requests. The button promises a reply.' },
  ],
}

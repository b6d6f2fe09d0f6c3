import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One category of filters that an owner answers for a school or a store: boards, facilities, languages.',
    'Any choice of several values that may grow past ten: a box then finds values while the user types.',
  ],
  avoid: [
    'Filtering a list of results: use `FacetGroup`, which counts results and works in a plain form.',
    'One value out of a few: use `Select`. A place: use `PlaceField`.',
  ],
  anatomy: [
    { part: 'Legend', text: 'The category, with a `SaveState` at the end of its line.' },
    { part: 'Ticks', text: 'Up to ten values (`maxCheckboxes`) all stand open.' },
    { part: 'Chips', text: 'With more values: what is selected, each with its cross.' },
    { part: 'Box and list', text: 'Finds the others by the beginnings of their words.' },
    { part: 'All of them', text: 'Folded beneath, for users who prefer to read.' },
    {
      part: 'Requested',
      text: 'Values that were requested and are not there yet, and the button that asks for one.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes over the chips to the box, then to the fold and the button.' },
    {
      keys: 'Down, Up',
      does: 'Open the list and move in it. Past either end nothing is marked: the way back to what was typed.',
    },
    {
      keys: 'Enter',
      does: 'Chooses or takes away the marked value; with text typed and nothing marked, the first.',
    },
    { keys: 'Escape', does: 'Closes the list. A dialog around it stays open.' },
    {
      keys: 'Enter, Space',
      does: 'On a chip: removes it. The focus goes to its neighbour, and after the last one to the box.',
    },
  ],
  accessibility: [
    'The box is a combobox called by the category: “Facilities: Find a value”. Its list allows several choices.',
    'A change is announced: “Science laboratory is selected”.',
    'The error describes the group, so it is read when the group is entered.',
    'Keys belong to the input method while it composes a word in Hindi.',
  ],
  dos: [
    {
      text: 'Pass `onQuery` and `suggestions` where more than the beginnings of words should match.',
    },
    { text: 'Say in `hint` how to choose where it is not plain: “As in the affiliation letter”.' },
  ],
  donts: [
    {
      text: 'Do not sort by what is selected. Values that jump under the finger are pressed wrongly.',
    },
    { text: 'Do not offer `onAdd` if nobody answers requests. It promises a reply.' },
  ],
}

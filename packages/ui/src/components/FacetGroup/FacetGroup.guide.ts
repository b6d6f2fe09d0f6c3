import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One filter of a list, such as board, type or facilities, with the number of results for each value.',
  ],
  avoid: [
    'Setting the values of a school: use `ChoiceList`, which saves and can request new values.',
    'A range: use `RangeField`. A maximum: use `SliderField`.',
    'Showing the selected values above the list: use `Chip`.',
  ],
  anatomy: [
    { part: 'Legend', text: 'The name of the filter.' },
    {
      part: 'Values',
      text: 'A `Checkbox` for each, with its count. Five are shown at first (`visibleCount`).',
    },
    {
      part: 'Search',
      text: 'A field that searches the values, with `searchLabel`, from about twelve.',
    },
    {
      part: 'Expand button',
      text: '“3 more”. Values that are selected at first are always shown. A single remaining value is shown too.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the search field, from value to value, then to the expand button.',
    },
    { keys: 'Space', does: 'Selects or clears the value.' },
    { keys: 'Enter', does: 'On the expand button: shows the other values, as Space does.' },
  ],
  accessibility: [
    'It is a group named by its legend: “Board, group. CBSE 34, checkbox”.',
    'A value keeps its position and the focus when it is selected.',
    'Without `onSelectedChange` it works in a plain GET form, before JavaScript has loaded.',
  ],
  dos: [
    {
      text: 'Pass counts that take the other filters into account. Wrong counts cost users’ trust.',
    },
    {
      text: 'Keep every value in its place while the user filters, with a grey 0 if it has no results.',
    },
  ],
  donts: [
    {
      text: 'Do not remove values with a count of 0 while the user selects. The other values would move.',
    },
    {
      text: 'Do not use it for values that exclude each other. Several checkboxes can be selected.',
    },
  ],
}

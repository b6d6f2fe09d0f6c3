import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'The selected filters above a list, and how to remove them.',
    '`ChipLink` where the list is a page: the link leads to the list without the filter and works without scripts. `Chip` where the filter is removed without leaving the page.',
    '`ChipList` around them, with “Clear all” as its last entry.',
  ],
  avoid: [
    'Choosing a filter: use `FacetGroup` or `ChoiceList`. A chip only shows what is selected.',
    'The type or state of a record: use `Badge`, which is not interactive.',
  ],
  anatomy: [
    { part: 'Label', text: 'Only the value: “CBSE”, “Up to ₹1,50,000”.' },
    { part: 'Cross', text: 'Shows that pressing it removes the filter.' },
    {
      part: 'List',
      text: 'One line, which scrolls sideways on a phone and fades out where more chips follow.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from chip to chip.' },
    { keys: 'Enter', does: 'Removes the filter. On a `Chip`, Space works too.' },
  ],
  accessibility: [
    'Screen readers read “CBSE, remove”. Set `removeLabel` in another language.',
    'It looks 36 px high; its touch target is 44 px.',
    'The list is called “Selected filters”. After a chip is removed, move the focus to the next chip, as `ChoiceList` does. Otherwise it is lost.',
  ],
  dos: [
    {
      text: 'Keep the order in which filters were selected. Users most often remove the last one.',
    },
    {
      text: 'Put the unit in the label: “Within 5 km”. A number without context means nothing.',
    },
  ],
  donts: [
    {
      text: 'Do not use it for other actions. The cross means remove.',
    },
    {
      text: 'Do not truncate labels. The line scrolls instead.',
    },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A filter in use, over a list: the selected values, and how to remove them.',
    '`ChipLink` where the list is a page: the link leads to the list without the filter and works without scripts. `Chip` where something is removed on this page.',
    '`ChipList` around them, with “Clear all” as its last entry.',
  ],
  avoid: [
    'Choosing a filter: use `FacetGroup` or `ChoiceList`. A chip only shows what was chosen.',
    'Words about a thing: use `Badge`, which looks quieter because it cannot be pressed.',
  ],
  anatomy: [
    { part: 'Label', text: 'The answer alone: “CBSE”, “Up to ₹1,50,000”.' },
    { part: 'Cross', text: 'Says that a press removes it.' },
    { part: 'List', text: 'One line, which slides sideways on a phone.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from chip to chip.' },
    { keys: 'Enter', does: 'Removes the filter. A `Chip` takes Space too.' },
  ],
  accessibility: [
    'It is read “CBSE, remove”. Give `removeLabel` in another language.',
    'It looks 36 px high and is pressed on 44 px.',
    'The list is called “Filters in use”. After a chip is removed move the focus to its neighbour, as `ChoiceList` does, or it is lost.',
  ],
  dos: [
    {
      text: 'Keep the order in which filters were chosen. The last one is the one most often taken back.',
    },
    {
      text: 'Put the unit into the label: “Within 5 km”. Away from its question a number means nothing.',
    },
  ],
  donts: [
    {
      text: 'Do not use it as a button that does something else. The cross has said what will happen.',
    },
    {
      text: 'Do not shorten a label in Hindi by three dots. The line slides; the words stay whole.',
    },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Amounts by name, ranked or in an order of their own: listings by state, searches by words, replies by how long they took.',
  ],
  avoid: [
    'A few groups with short names: `BarChart` takes less height.',
    'Steps of which each follows from the one before: use `Funnel`.',
    'A change over time: use `LineChart`.',
    'Many columns beside one another: that is a table, with a `Meter` at most.',
  ],
  anatomy: [
    { part: 'Heading and unit', text: 'A neutral title; the unit and what is counted beneath.' },
    {
      part: 'Name',
      text: 'A line each; it breaks where it is long, and may be a link to the rows.',
    },
    {
      part: 'Bar',
      text: 'From zero, over the gridlines of the axis; hatched for what differs in kind.',
    },
    { part: 'Previous period', text: 'A line across the bar.' },
    { part: 'Value', text: 'In full, and further columns beside it.' },
    {
      part: 'Rest',
      text: 'A sum that is written and not drawn, or its bar would dwarf the others.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link, where names are links.' }],
  accessibility: [
    'It is a table, named by the title. Every value stands there as text; the bars only repeat it.',
    'The previous period is drawn only. Where readers need its figures, give them as a column.',
    'Hindi names are marked as such by themselves. From right to left, bars start at the right.',
  ],
  dos: [
    { text: 'Sort by value, the greatest first, unless the names have an order, as times do.' },
    { text: 'Set `max` to 100 for shares. Half of all must look like half.', story: 'Shares' },
  ],
  donts: [
    { text: 'Do not draw “all others” as a bar. Give it as `rest`.', story: 'Ranked' },
    { text: 'Do not show more than about fifteen lines. Link to the whole list.' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Amounts by name: listings by state, searches by words, replies by response time.',
    'Long names or more than ten groups.',
  ],
  avoid: [
    'A few groups with short names: `BarChart` takes less space.',
    'Steps of a process: use `Funnel`.',
    'A change over time: use `LineChart`.',
    'Many columns of figures: use a table.',
  ],
  anatomy: [
    { part: 'Heading and unit', text: 'A neutral title, with the unit and what is counted below.' },
    { part: 'Name', text: 'Wraps if it is long. Can be a link to the rows behind the value.' },
    {
      part: 'Bar',
      text: 'Starts at zero. Hatched for a different kind of value, such as “No reply yet”.',
    },
    { part: 'Previous period', text: 'A line across the bar.' },
    { part: 'Value', text: 'Written in full, with further columns next to it.' },
    { part: 'Rest', text: 'A total without a bar, such as “24 others”.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the names that are links.' }],
  accessibility: [
    'The chart is a table, named by its title. Every value is text; the bars repeat it.',
    'The previous period is only drawn. Add a column if readers need its figures.',
    'Hindi names get `lang="hi"` automatically. In right-to-left text, bars start at the right.',
  ],
  dos: [
    { text: 'Sort by value, largest first, unless the names have a natural order.' },
    { text: 'Set `max` to 100 for shares, so that a half looks like a half.', story: 'Shares' },
  ],
  donts: [
    { text: 'Do not draw “All others” as a bar. Pass it as `rest`.', story: 'Ranked' },
    { text: 'Do not show more than about fifteen bars. Link to the full list.' },
  ],
}

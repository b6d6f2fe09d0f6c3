import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Amounts of a few groups: replies by response time, enquiries by month and kind.'],
  avoid: [
    'More than twelve groups, or long names: use `HorizontalBarChart`.',
    'Many points over time: use `LineChart`.',
    'Steps of a process: use `Funnel`.',
  ],
  anatomy: [
    { part: 'Heading and unit', text: 'A neutral title, with the unit and what is counted below.' },
    {
      part: 'View',
      text: 'Switches between chart and table. Works without JavaScript. The selected view is printed.',
    },
    {
      part: 'Legend',
      text: 'Explains the patterns: solid, hatched, framed, dotted, dark. Colour is never the only difference.',
    },
    {
      part: 'Bars',
      text: 'Side by side (`grouped`) or on top of each other (`stacked`), always from zero.',
    },
    {
      part: 'Values',
      text: 'Above the bars, or above the whole stack, if the container is wide enough.',
    },
    { part: 'Previous period', text: 'A line across the bar, for a single series.' },
    {
      part: 'Reader',
      text: 'A band behind the bars and a card with all values of the selected group.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the view switch, then to the groups.' },
    { keys: '← →', does: 'Selects the previous or next group.' },
    { keys: 'Home End', does: 'Selects the first or last group.' },
    { keys: 'Escape', does: 'Hides the card.' },
  ],
  accessibility: [
    'The drawing is an image. The title names it and a summary describes it. Pass a better `summary` if you have one.',
    'A native range input reads the groups, so every screen reader offers its usual way to step through them, also on a phone.',
    'The table has row and column headers, and a column for the previous period.',
    'Hindi names and labels get `lang="hi"` automatically.',
  ],
  dos: [
    {
      text: 'Split a series in two to show a limit: “Within 24 h” solid, “Later” hatched.',
      story: 'WithPrevious',
    },
    { text: 'Stack only parts of a whole.', story: 'Stacked' },
  ],
  donts: [
    { text: 'Do not add the previous period as a second series. Use `previous`.' },
    {
      text: 'Do not stack values that readers need to compare. Only the lowest part has a common baseline.',
      story: 'Grouped',
    },
  ],
}

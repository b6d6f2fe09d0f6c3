import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Amounts of a few groups side by side: replies by how long they took, enquiries by month and kind.',
  ],
  avoid: [
    'More than twelve groups, or long names: use `HorizontalBarChart`.',
    'A change over many points in time: use `LineChart`.',
    'Steps of which each follows from the one before: use `Funnel`.',
  ],
  anatomy: [
    { part: 'Heading and unit', text: 'A neutral title; the unit and what is counted beneath.' },
    {
      part: 'View',
      text: 'Chart or table, with the same values. It works without scripts, and paper gets the one that is chosen.',
    },
    {
      part: 'Legend',
      text: 'Names the patterns: filled, hatched, marigold with a frame, dotted, ink. None is told by its colour alone.',
    },
    {
      part: 'Bars',
      text: 'Beside each other (`grouped`) or upon each other (`stacked`), always from zero.',
    },
    {
      part: 'Values',
      text: 'Over the bars, or over the whole stack, where the container has room.',
    },
    { part: 'Previous period', text: 'A line across the bar, for a single series.' },
    { part: 'Reading', text: 'A band behind the bars and a card with all values of the group.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the view, then to the points of the chart.' },
    { keys: '← →', does: 'Read the previous or the next group.' },
    { keys: 'Home End', does: 'Read the first or the last group.' },
    { keys: 'Escape', does: 'Hides the card.' },
  ],
  accessibility: [
    'The drawing is an image, named by the title and described by a sentence. Give a better one as `summary`.',
    'The groups are read by a native range input: each screen reader offers its own way to step, also on a phone.',
    'The table has a header for each row and column, and one for the previous period.',
    'Hindi names and labels are marked as such by themselves.',
  ],
  dos: [
    {
      text: 'Split one series in two to mark a limit: “Within 24 h” filled, “Later” hatched.',
      story: 'WithPrevious',
    },
    { text: 'Stack only what adds up to a whole.', story: 'Stacked' },
  ],
  donts: [
    { text: 'Do not show the period before as a second colour. A line across the bar is enough.' },
    {
      text: 'Do not stack what has to be compared. Only the lowest part has a common base.',
      story: 'Grouped',
    },
  ],
}

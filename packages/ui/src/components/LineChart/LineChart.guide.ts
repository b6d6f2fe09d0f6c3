import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['How one to four values change over time: enquiries by week, hours to decide a case.'],
  avoid: [
    'Separate groups, such as states or ranges: use `BarChart` or `HorizontalBarChart`.',
    'The shape of a figure beside its number: use `Sparkline`.',
    'Two or three values: write them in a sentence or in `Stat`.',
    'Two scales in one chart. Make two charts.',
  ],
  anatomy: [
    { part: 'Heading and unit', text: 'A neutral title; the unit and what is counted beneath.' },
    {
      part: 'View',
      text: 'Chart or table, with the same values. It works without scripts, and paper gets the one that is chosen.',
    },
    {
      part: 'Lines',
      text: 'They differ by dash and by the shape of their points; colour only repeats it. A missing value is a gap.',
    },
    {
      part: 'Names',
      text: 'At the ends of the lines with the latest value; in a narrow container as a legend above.',
    },
    { part: 'Target', text: 'A dotted level to compare with.' },
    {
      part: 'Notes',
      text: 'A few words beside a point; in a narrow container only where it is read.',
    },
    { part: 'Reading', text: 'A line and a card with all values of the point.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the view, then to the points of the chart.' },
    { keys: '← →', does: 'Read the previous or the next point.' },
    { keys: 'Home End', does: 'Read the first or the last point.' },
    { keys: 'Escape', does: 'Hides the card.' },
  ],
  accessibility: [
    'The drawing is an image, named by the title and described by a sentence: lowest, highest and latest value. Give a better one as `summary`.',
    'The points are read by a native range input: each screen reader offers its own way to step, also on a phone.',
    'The table has a header for each row and column.',
    'Hindi names, labels and notes are marked as such by themselves.',
  ],
  dos: [
    { text: 'Start the value axis at zero, unless a small change matters and the text says so.' },
    {
      text: 'Give each point a `date` where distances differ. The line then follows time.',
      story: 'UnevenDates',
    },
    { text: 'Write values for readers: `format` turns 5.17 into “5 h 10 min”.' },
  ],
  donts: [
    { text: 'Do not draw more than four lines. Nobody can follow them.' },
    {
      text: 'Do not write zero where nothing was measured. Give `null`: the line has a gap.',
      story: 'MissingValues',
    },
    { text: 'Do not conclude in the title. “Time to decide a case”, not “We decide faster”.' },
  ],
}

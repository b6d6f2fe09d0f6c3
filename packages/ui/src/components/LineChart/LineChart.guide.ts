import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Up to four values that change over time: enquiries per week, hours to decide a case.'],
  avoid: [
    'Separate groups, such as states or ranges: use `BarChart` or `HorizontalBarChart`.',
    'A small trend next to a number: use `Sparkline`.',
    'Two or three values: write them in a sentence or use `Stat`.',
    'Values in two units: use two charts.',
  ],
  anatomy: [
    { part: 'Heading and unit', text: 'A neutral title, with the unit and what is counted below.' },
    {
      part: 'View',
      text: 'Switches between chart and table. Works without JavaScript. The selected view is printed.',
    },
    {
      part: 'Lines',
      text: 'Each line has its own dash and point shape, so colour is never the only difference. A missing value leaves a gap.',
    },
    {
      part: 'Names',
      text: 'At the end of each line with the latest value. In a narrow container they become a legend above the chart.',
    },
    { part: 'Target', text: 'A dotted line to compare with.' },
    {
      part: 'Notes',
      text: 'A few words next to a point. In a narrow container they appear only when the point is selected.',
    },
    { part: 'Reader', text: 'A vertical line and a card with all values of the selected point.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the view switch, then to the points.' },
    { keys: '← →', does: 'Selects the previous or next point.' },
    { keys: 'Home End', does: 'Selects the first or last point.' },
    { keys: 'Escape', does: 'Hides the card.' },
  ],
  accessibility: [
    'The drawing is an image. The title names it and a summary describes it: the lowest, highest and latest value of each line. Pass a better `summary` if you have one.',
    'A native range input reads the points, so every screen reader offers its usual way to step through them, also on a phone.',
    'The table has row and column headers.',
    'Hindi names, labels and notes get `lang="hi"` automatically.',
  ],
  dos: [
    { text: 'Start the value axis at zero, unless a small change matters and the text says so.' },
    {
      text: 'Give each point a `date` if the intervals differ. Distances then follow time.',
      story: 'UnevenDates',
    },
    { text: 'Format values for people: `format` can turn 5.17 into “5 h 10 min”.' },
  ],
  donts: [
    { text: 'Do not draw more than four lines. They become hard to follow.' },
    {
      text: 'Do not use zero for a missing value. Pass `null`, and the line has a gap.',
      story: 'MissingValues',
    },
    {
      text: 'Do not draw conclusions in the title: “Time to decide a case”, not “We decide faster”.',
    },
  ],
}

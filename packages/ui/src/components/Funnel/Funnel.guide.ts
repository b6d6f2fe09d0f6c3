import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Steps of a process: views, enquiries, visits, enrolments.'],
  avoid: [
    'Independent groups: use `HorizontalBarChart`.',
    'A single step over time: use `LineChart`.',
    'The progress of a single user: use `Meter` or `Timeline`.',
  ],
  anatomy: [
    { part: 'Heading and unit', text: 'A neutral title. The unit says what the shares refer to.' },
    { part: 'Step', text: 'The name of the step and its count in full.' },
    {
      part: 'Bar',
      text: 'The share of the previous step, or of the first step (`basis`). All bars use the same axis.',
    },
    { part: 'Previous period', text: 'A line across the bar.' },
    { part: 'Share', text: 'A percentage with up to one decimal.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the steps that are links.' }],
  accessibility: [
    'The chart is a table, named by its title. Every count and share is text; the bars repeat it.',
    'A share that cannot be calculated, such as after a step of zero, is read as “No data”.',
    'In right-to-left text, bars start at the right.',
  ],
  dos: [
    { text: 'Say in the unit what the shares refer to: “Share of the previous step, %”.' },
    {
      text: 'Use `basis="first"` to show how many users completed each step.',
      story: 'OfTheFirst',
    },
  ],
  donts: [
    {
      text: 'Do not draw counts as bars. If they differ by a factor of 100, the last bar is invisible.',
    },
    { text: 'Do not mix people and events. A person can send three enquiries.' },
  ],
}

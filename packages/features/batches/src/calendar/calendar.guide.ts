import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The sessions of a week and the batches of all stores that the user works for.',
  use: ['`/dashboard/batches`, from the dashboard and from a store or service.'],
  anatomy: [
    { part: 'Views', text: 'Calendar and table, each with its own address.' },
    { part: 'Week', text: 'Seven columns by the hour; overlapping sessions share the width.' },
    {
      part: 'Session',
      text: 'Batch, times, seats taken, and whether it is full, paused or moved.',
    },
    { part: 'Table', text: 'Search, filters, sort and a CSV file. Seats are a strip of cells.' },
  ],
  keyboard: [
    { keys: '↑ ↓', does: 'Moves between the sessions of a day.' },
    { keys: '← →', does: 'Moves to the session nearest in time on another day.' },
  ],
  accessibility: [
    'Each day is a region with its date. The state of a session is also given in words.',
    'On a phone the week is a list that starts at the selected day.',
  ],
  dos: [{ text: 'Show the place that a moved session left.' }],
  donts: [{ text: 'Do not show names of children in the calendar.' }],
  avoid: ['The timetable that parents see: the page of the service.'],
}

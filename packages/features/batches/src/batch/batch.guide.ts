import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'One batch for the people who work for its store: seats, sessions, joining and holidays.',
  use: ['`/dashboard/batches/{id}`, from the calendar and the table of batches.'],
  anatomy: [
    { part: 'Head', text: 'Days, times and ages; pause joining, edit, copy and cancel.' },
    { part: 'Seats', text: 'One cell per seat: confirmed, held, offered, taken elsewhere, free.' },
    { part: 'Sessions', text: 'The next ones, or all, each with Move, Cancel or Restore.' },
    { part: 'How families join', text: 'Joining, trial classes, single sessions, waitlist, ages.' },
    { part: 'Holidays', text: 'Days of the store without sessions.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through sessions and their buttons.' }],
  accessibility: [
    'Buttons name the day of their session.',
    'A session that the address names gets the focus.',
  ],
  dos: [
    { text: 'Show the old and the new time, and how many families are emailed, before saving.' },
  ],
  donts: [{ text: 'Do not move or cancel anything without a confirmation.' }],
  avoid: ['The days and dates of the batch: the editor of the service.'],
}

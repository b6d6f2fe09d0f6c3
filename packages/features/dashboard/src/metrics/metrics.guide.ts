import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'How the site is doing, for admins: its state today, and its metrics over time.',
  use: [
    '`/dashboard` for an admin: queues, errors, email, tasks, database and imports.',
    '`/admin/overall-metrics` for a period beside an earlier one.',
    '`/admin/overall-metrics/{name}` for the records behind a figure.',
  ],
  anatomy: [
    { part: 'Queues', text: 'What waits, by age; more than 3 days is late.' },
    { part: 'Figures', text: 'Each has a definition, a comparison and a link to its rows.' },
    { part: 'Charts', text: 'Each has a unit, a table, a CSV file and a link to its rows.' },
    { part: 'Check', text: 'Whether the stored values agree with a fresh count.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through controls, figures and charts.' }],
  accessibility: [
    'Marks differ by pattern, not only by colour.',
    'Print leaves out controls; charts are SVG and need no background.',
  ],
  dos: [{ text: 'Say what a figure counts and what it leaves out.' }],
  donts: [{ text: 'Do not colour a rise or a fall.' }],
  avoid: ['Words that fewer than 5 searches had.'],
}

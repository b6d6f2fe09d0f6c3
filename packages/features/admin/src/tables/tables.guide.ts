import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The admin tables: every record of a kind, whatever its state.',
  use: [
    'To find a record, compare several, act on many at once, or export a view.',
    'One declaration per table (`adminTablePage`): texts, columns, filters and two requests.',
  ],
  avoid: ['For work that waits for a decision: that is the moderation queue.'],
  anatomy: [
    { part: 'Heading', text: 'The title and the number of records, up to “more than 10,000”.' },
    { part: 'Tools', text: 'Search, one select for each filter, views, CSV and columns.' },
    {
      part: 'Decisions',
      text: 'Approve, hide, show again or remove up to 500 rows: a reason, a preview of what will happen, then undo.',
    },
    { part: 'Rows', text: 'The name leads to the public page, or to the preview.' },
  ],
  keyboard: [
    { keys: 'J, K', does: 'Moves between rows.' },
    { keys: 'X', does: 'Selects the row.' },
    { keys: 'A, R', does: 'Approve or hide the selected rows, or else the row with the focus.' },
    { keys: 'U', does: 'Undoes the last decision.' },
    { keys: '?', does: 'Shows all shortcuts and turns letters off.' },
    { keys: 'Enter', does: 'Opens the row.' },
  ],
  accessibility: ['States are words, never colour alone.'],
  dos: [{ text: 'Give every filter an index on the server if the table is large.' }],
  donts: [{ text: 'Do not show contact details that the person has not permitted.' }],
}

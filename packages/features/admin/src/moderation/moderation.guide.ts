import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'What admins decide: new records, edits, reports, claims and appeals. A table, or a list beside the open case.',
  use: [
    'Tab, filters, sort, page and the open case are in the address.',
    'What others open, claim or decide appears automatically.',
  ],
  anatomy: [
    {
      part: 'Tabs',
      text: 'The kinds of case, with count and the age of the oldest. Past the target it has a clock.',
    },
    { part: 'Table', text: 'What changed, what checks found, priority, age and who works on it.' },
    {
      part: 'Case',
      text: 'What was reported, then the changes field by field or the text; beside them its priority and who owns it.',
    },
    { part: 'Decision', text: 'Reasons and words, with the message that the owner will receive.' },
    { part: 'Undo', text: 'After a decision, and for 30 days under Decided.' },
  ],
  keyboard: [
    { keys: 'J, K', does: 'Open the next and the previous case.' },
    {
      keys: 'A, C, R, H',
      does: 'Approve or keep as it is, ask for changes, reject chosen fields, hide.',
    },
    { keys: 'X, T, N, O', does: 'Select, claim or release, note, public page.' },
    { keys: 'U', does: 'Undoes the last decision.' },
    { keys: '1 to 6', does: 'Open a kind of case.' },
    { keys: '/', does: 'Moves to the search.' },
    { keys: '?', does: 'Shows all shortcuts and turns letters off.' },
    { keys: 'Esc', does: 'Leaves the decision, then the case.' },
    { keys: 'Ctrl or ⌘ with Enter', does: 'Sends the decision.' },
  ],
  accessibility: [
    'Signs, strokes and lines show what was removed and added; colour repeats it.',
    'Checkboxes name the field or the record.',
    'On a phone the list and a case are separate addresses.',
  ],
  dos: [{ text: 'Say what returns before a field is rejected.' }],
  donts: [{ text: 'Do not give Remove a shortcut.' }],
  avoid: ['All records of a kind: the table beside the queue.'],
}

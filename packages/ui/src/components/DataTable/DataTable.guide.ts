import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A list that a user works through: a moderation queue, enquiries, bookings, users, jobs.',
    'Records with the same four to eight facts, which the server sorts, filters and pages.',
  ],
  avoid: [
    'Results that a parent chooses from: use `SchoolRow`, `ProductRow` or `JobRow`.',
    'Two to four things side by side: use `CompareTable`.',
    'Facts about one thing: use `FactTable`.',
    'A handful of rows with one fact each: use `IndexList`.',
  ],
  anatomy: [
    { part: 'Tools', text: 'Filters of the page (`tools`), and the column menu at the end.' },
    {
      part: 'Headings',
      text: 'Stay in view. The column that sorts shows an arrow; figures are aligned at the end.',
    },
    {
      part: 'Row',
      text: 'Checkbox, name, values, actions: 48 px, 40 px in compact density. Long values are cut off unless `wraps`.',
    },
    {
      part: 'Card',
      text: 'Where the table has less than 720 px: the name above, then a label and a value a line. Empty values are left out; a field sorts.',
    },
    {
      part: 'Bulk bar',
      text: 'Shows while rows are selected, at the foot of the window: their number, `bulkActions`, `bulkNote`.',
    },
    {
      part: 'States',
      text: 'Skeleton rows of the same height, `empty` and `error`. While other rows load, those that are there stay.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the headings, to the active row, then through its controls.' },
    { keys: 'J ↓', does: 'Move to the next row.' },
    { keys: 'K ↑', does: 'Move to the previous row.' },
    { keys: 'Home End', does: 'Move to the first or the last row.' },
    { keys: 'X', does: 'Selects the row, or clears it. With Shift a click selects a range.' },
    { keys: 'Enter', does: 'Opens the row.' },
    { keys: 'A…Z', does: 'What the page does with them (`onRowKeyDown`), such as A to approve.' },
  ],
  accessibility: [
    '`caption` names the table, and the first cell names its row. Checkboxes are named after the row: “Select Noyyal Academy”.',
    'The table stays a table where it looks like cards: every role is written out.',
    'The sorted heading says its direction. Loading and the number of selected rows are announced.',
    'An empty cell is a dash, read as “None”.',
    'Name the row actions after the row: “More for Noyyal Academy”.',
    'Where the focused row goes, such as an approved case, the row in its place gets the focus.',
    'Keys of a field, a menu or a dialog inside a row are left to it.',
  ],
  dos: [
    { text: 'Order the columns by what the user decides first; put who and when last.' },
    { text: 'Give narrow columns a `width`. The others share the rest.' },
    { text: 'Say in `bulkActions` how many it concerns: “Approve 6”.' },
  ],
  donts: [
    { text: 'Do not sort in the browser. It has one page of many.' },
    { text: 'Do not put more than two actions into a row. The rest belongs into a `Menu`.' },
    { text: 'Do not give a letter to what cannot be undone.' },
  ],
}

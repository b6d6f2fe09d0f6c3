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
      text: 'Stay in view. The sorted column shows an arrow; numbers are aligned at the end.',
    },
    {
      part: 'Row',
      text: 'Checkbox, name, values, actions: 48 px, 40 px in compact density. Long values are cut off unless `wraps`.',
    },
    {
      part: 'Card',
      text: 'If the table is narrower than 720 px: the name first, then one line per value with its label. Empty values are left out; a field sorts.',
    },
    {
      part: 'Bulk bar',
      text: 'Shown at the bottom of the window while rows are selected: their number, `bulkActions`, `bulkNote`.',
    },
    {
      part: 'States',
      text: 'Skeleton rows of the same height, `empty` and `error`. While other rows load, the current rows stay visible.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the headings, to the active row, then through its controls.' },
    { keys: 'J ↓', does: 'Move to the next row.' },
    { keys: 'K ↑', does: 'Move to the previous row.' },
    { keys: 'Home End', does: 'Move to the first or the last row.' },
    { keys: 'X', does: 'Selects the row, or clears it. With Shift a click selects a range.' },
    { keys: 'Enter', does: 'Opens the row.' },
    { keys: 'A…Z', does: 'Runs an action of the page (`onRowKeyDown`), such as A to approve.' },
  ],
  accessibility: [
    '`caption` names the table, and the first cell names its row. Checkboxes are named after the row: “Select Noyyal Academy”.',
    'It has the roles of a table even when it looks like cards.',
    'The sorted column states its direction. Loading and the number of selected rows are announced.',
    'An empty cell is a dash, read as “None”.',
    'Name the row actions after the row: “More for Noyyal Academy”.',
    'If the focused row is removed, such as an approved case, the row in its place gets the focus.',
    'Shortcuts do not apply inside a field, menu or dialog in a row.',
  ],
  dos: [
    { text: 'Put the columns that users decide by first, and people and dates last.' },
    { text: 'Give narrow columns a `width`. The others share the rest.' },
    { text: 'State the number in `bulkActions`: “Approve 6”.' },
  ],
  donts: [
    { text: 'Do not sort in the browser. The browser has only one page of the list.' },
    { text: 'Do not put more than two actions in a row. Put the rest in a `Menu`.' },
    { text: 'Do not give a letter shortcut to an action that cannot be undone.' },
  ],
}

import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A provider enters or updates fees by class and head.'],
  avoid: [
    'Fees that are only read: use `FeeSheet`.',
    'One price: use `TextField`.',
    'Records that a user works through: use `DataTable`.',
  ],
  anatomy: [
    { part: 'Class', text: 'What the row applies to. The first row shows an example.' },
    {
      part: 'Amounts',
      text: 'One field for each head, in rupees. Empty means not provided, 0 means free. Left fields are grouped: 1,24,500.',
    },
    {
      part: 'Totals',
      text: 'What the class costs every year, and below it the first year with what is paid once. They follow every key.',
    },
    { part: 'Remove', text: 'Removes the row.' },
    { part: 'Add a row', text: 'Adds a row and moves to its class.' },
    {
      part: 'On narrow screens',
      text: 'Each class is a block: amounts in two columns, each with its label, totals below.',
    },
  ],
  keyboard: [
    { keys: '↑ ↓', does: 'Move to the same column of the row above or below.' },
    { keys: '← →', does: 'Move to the next cell at the start or end of the text.' },
    { keys: 'Enter', does: 'Moves down. In the last row it adds a row.' },
    { keys: 'Shift+Enter', does: 'Moves up.' },
    {
      keys: 'Tab',
      does: 'Moves through the cells of all rows. The right arrow in the last amount moves to the button that removes the row.',
    },
  ],
  accessibility: [
    'Every field is named by its head and class: “Tuition, a year, Class 1 to 5”.',
    'A field that cannot be saved is marked as invalid once the user has left it, and `error` describes the sheet.',
    'Pasted and removed rows are announced.',
  ],
  dos: [
    {
      text: 'Let users paste from a spreadsheet. Tabs, commas, ₹ signs, Indian grouping and a row of headings are understood.',
      story: 'PastedWithHeadings',
    },
    {
      text: 'Name the row and the column in `error`: “Class 2, Tuition, a year: …”.',
      story: 'WithError',
    },
  ],
  donts: [
    { text: 'Do not save on every key. Save when the user leaves the sheet (`onCommit`).' },
    { text: 'Do not turn an empty amount into 0. Parents read 0 as free.' },
  ],
}

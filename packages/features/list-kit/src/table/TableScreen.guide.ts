import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'A server’s list as a table: search, filters, sort, pages, selection, saved views and export, with all of its state in the URL.',
  use: [
    'For lists that are worked through: admin tables, enquiries, applications, invoices.',
    'With columns that people compare or sort.',
  ],
  avoid: [
    'For lists that parents browse: use `ListScreen`, which shows rows with images and a filter panel.',
    'For a handful of own entries, such as My Blogs: a list of cards says more.',
  ],
  anatomy: [
    { part: 'Heading', text: 'The title with the number of entries.' },
    {
      part: 'Tools',
      text: 'The search, the table’s own filters, “Views”, “Export CSV” and the columns.',
    },
    { part: 'Table', text: 'The rows; on a narrow page each row is a card.' },
    { part: 'Bulk bar', text: 'The actions for the selected rows, of this page and others.' },
    { part: 'Pages', text: 'Links to the other pages.' },
  ],
  keyboard: [
    { keys: 'Up, Down, J, K', does: 'Moves between rows; Home and End go to the first and last.' },
    { keys: 'X', does: 'Selects the row.' },
    { keys: 'Enter', does: 'Opens the row.' },
  ],
  accessibility: [
    'The table is named after the page, sorted columns say their direction, and loading is announced.',
    'Empty and failed lists say why and offer the way out: “Show all entries”, “Go to the first page”, “Retry”.',
  ],
  dos: [
    { text: 'Declare columns, URL state and ids once, in a `TableDefinition` beside the loader.' },
    { text: 'Give a column `csv` if its value belongs in an export.' },
  ],
  donts: [
    {
      text: 'Do not keep filters in component state: a view can then be neither saved nor shared.',
    },
  ],
}

/**
 * The roles that a table's elements have anyway, written out: some browsers drop them where a style
 * sheet lays the elements out as cards.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

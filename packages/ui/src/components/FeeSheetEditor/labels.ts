/** All texts of the editor, so that a page can translate them. */
export interface FeeSheetEditorLabels {
  classes: string
  /** Example in the empty class cell of the first row. */
  example: string
  /** Heading of the totals. */
  yearly: string
  /** Under the yearly cost; `amount` is formatted. */
  firstYear: (amount: string) => string
  /** Accessible name of a row that has no class yet; rows count from 1. */
  unnamedRow: (row: number) => string
  /** Accessible name of a cell. */
  cell: (head: string, row: string) => string
  addRow: string
  removeRow: (row: string) => string
  /** Shown instead of `addRow` when the sheet is full. */
  full: (rows: number) => string
  /** Announced after pasting; `left` rows did not fit. */
  pasted: (rows: number, left: number) => string
  removed: (row: string) => string
}

const count = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`

export const defaultLabels: FeeSheetEditorLabels = {
  classes: 'Class',
  example: 'Class 1 to 5',
  yearly: 'Every year',
  firstYear: (amount) => `First year ${amount}`,
  unnamedRow: (row) => `row ${row}`,
  cell: (head, row) => `${head}, ${row}`,
  addRow: 'Add a row',
  removeRow: (row) => `Remove ${row}`,
  full: (rows) => `The sheet has room for ${count(rows)}. Combine classes with the same fees.`,
  pasted: (rows, left) =>
    left === 0 ? `${count(rows)} filled` : `${count(rows)} filled; ${left} did not fit`,
  removed: (row) => `${row} is removed`,
}

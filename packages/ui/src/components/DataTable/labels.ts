import { formatCount } from '../../formatting/numbers'
import type { SortDirection } from './data-table-types'

/** What the table itself says, in English. */
export const defaultLabels = {
  /** Button that chooses the columns. */
  columns: 'Columns',
  /** Heading of the row actions, for screen readers. */
  actions: 'Actions',
  /** Stands for an empty cell, for screen readers. */
  none: 'None',
  /** Title where there are no rows, unless `empty` says more. */
  empty: 'Nothing to show',
  /** Said while rows load. */
  loading: 'Loading',
  /** Label of the sort field on cards. */
  sortBy: 'Sort by',
  /** An entry of the sort field on cards. */
  sortOption: (header: string, direction: SortDirection) => `${header}, ${direction}`,
  /** Checkbox that selects every row of the page. */
  selectAll: 'Select all on this page',
  /** Checkbox of a row. */
  selectRow: (name: string) => `Select ${name}`,
  /** How many rows are selected, on this page and others. */
  selected: (count: number) => `${formatCount(count)} selected`,
  /** Button that clears the selection. */
  clearSelection: 'Clear selection',
}
export type DataTableLabels = typeof defaultLabels

import { formatCount } from '../../formatting/numbers'
import type { SortDirection } from './data-table-types'

/** Texts of the table. */
export interface DataTableLabels {
  /** Button that chooses the columns. @default 'Columns' */
  columns: string
  /** Heading of the row actions, for screen readers. @default 'Actions' */
  actions: string
  /** Read by screen readers for an empty cell. @default 'None' */
  none: string
  /** Title if there are no rows and no `empty`. @default 'Nothing to show' */
  empty: string
  /** Announced while rows load. @default 'Loading' */
  loading: string
  /** Label of the sort field on cards. @default 'Sort by' */
  sortBy: string
  /** An entry of the sort field on cards. @default 'School, ascending' */
  sortOption: (header: string, direction: SortDirection) => string
  /** Checkbox that selects every row of the page. @default 'Select all on this page' */
  selectAll: string
  /** Checkbox of a row. @default 'Select Noyyal Academy' */
  selectRow: (name: string) => string
  /** The number of selected rows, on this page and others. @default '2 selected' */
  selected: (count: number) => string
  /** Button that clears the selection. @default 'Clear selection' */
  clearSelection: string
}

export const defaultLabels: DataTableLabels = {
  columns: 'Columns',
  actions: 'Actions',
  none: 'None',
  empty: 'Nothing to show',
  loading: 'Loading',
  sortBy: 'Sort by',
  sortOption: (header, direction) => `${header}, ${direction}`,
  selectAll: 'Select all on this page',
  selectRow: (name) => `Select ${name}`,
  selected: (count) => `${formatCount(count)} selected`,
  clearSelection: 'Clear selection',
}

export { DataTable } from './DataTable'
export type {
  DataTableColumn,
  DataTableProps,
  DataTableSort,
  SortDirection,
} from './data-table-types'
export type { DataTableLabels } from './labels'

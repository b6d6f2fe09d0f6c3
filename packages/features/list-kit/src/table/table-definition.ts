import type { DataTableColumn } from '@edbazaar/ui/DataTable'
import type { ColumnSort, UrlState } from '../url'
import type { CsvColumn } from './csv'

/** What the URL of every table holds. A table adds its filters. */
export interface TableState<Column extends string = string> {
  /** The search. */
  q: string
  sort: ColumnSort<Column>
  page: number
}

/** A column of a table, and of its CSV file. */
export interface TableColumn<Row, Column extends string = string>
  extends DataTableColumn<Row, Column> {
  /** The value in a CSV file. Without it, the column is left out of the file. */
  csv?: CsvColumn<Row>['value']
}

/** A table of a server's list: what an admin page declares once, beside its loader. */
export interface TableDefinition<
  Row extends object,
  Column extends string,
  State extends TableState<Column>,
> {
  /** Names the table in storage and its CSV file: "all-schools". */
  id: string
  /** In the order shown. The first one names the row. Keep the array stable between renders. */
  columns: readonly TableColumn<Row, Column>[]
  url: UrlState<State>
  /** Whether any filter differs from its initial value. The search is not a filter. */
  isFiltered: (state: State) => boolean
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
}

/** One page of rows, as the contract's lists return it. */
export interface TablePage<Row> {
  data: readonly Row[]
  total: number
  totalPages: number
  per_page: number
}

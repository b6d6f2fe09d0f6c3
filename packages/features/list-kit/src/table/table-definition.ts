import type { DataTableColumn } from '@edbazaar/ui/DataTable'
import type { ComponentType } from 'react'
import type { ColumnSort, UrlState } from '../url'

/** State in the URL of every table. A table adds its filters, each null while it is not set. */
export interface TableState<Column extends string = string> {
  /** The search. */
  q: string
  sort: ColumnSort<Column>
  page: number
}

export type TableColumn<Row, Column extends string = string> = DataTableColumn<Row, Column>

/** A filter of a table: one of a few choices. */
export interface TableFilter<State> {
  name: Exclude<keyof State, keyof TableState> & string
  /** The name of the choice: "Status". */
  label: string
  choices: readonly { value: string | number | boolean; label: string }[]
}

/** Filters that are not choices, such as days. */
export interface MoreFilters<State> {
  names: readonly (Exclude<keyof State, keyof TableState> & string)[]
  Component: ComponentType<{ state: State; onChange: (state: State) => void }>
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
  /** Columns that are hidden until the user shows them. @default none */
  initiallyHidden?: readonly Column[] | undefined
  url: UrlState<State>
  filters: readonly TableFilter<State>[]
  moreFilters?: MoreFilters<State> | undefined
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
}

/** One page of rows, as the contract's lists return it. */
export interface TablePage<Row> {
  data: readonly Row[]
  total: number
  /** False if there are more rows than `total`, which large tables do not count. @default true */
  is_total_exact?: boolean
  totalPages: number
  per_page: number
}

import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import type { DataTableLabels } from './labels'

export type SortDirection = 'ascending' | 'descending'

export interface DataTableSort<Id extends string = string> {
  /** `id` of the column. */
  column: Id
  /** `ascending` is from A to Z, from the lowest to the highest, from the earliest to the latest. */
  direction: SortDirection
}

export interface DataTableColumn<Row, Id extends string = string> {
  /** Identifies the column in `sort` and `hiddenColumns`. */
  id: Id
  /** Heading of the column, and label of the value on a card. */
  header: string
  /** The content of a row's cell. Null, undefined and '' are shown as a dash. */
  cell: (row: Row) => ReactNode
  /** Aligns the values at the end, with figures of equal width. @default false */
  isNumeric?: boolean
  /** Whether the heading sorts the table. @default false */
  isSortable?: boolean
  /** Direction of the first press on the heading. @default 'ascending' */
  firstDirection?: SortDirection
  /** Whether the user can hide the column; the first column always stays. @default true */
  canHide?: boolean
  /** Width in pixels or per cent. Columns without one share the rest equally. */
  width?: number | `${number}%`
  /** Breaks long values into lines instead of cutting them off. @default false */
  wraps?: boolean
}

export interface DataTableProps<Row extends object, Id extends string = string>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table, for screen readers too: "Edited schools". */
  caption: string
  /** Above the table, or only for screen readers if a heading already says it. @default 'hidden' */
  captionPlace?: 'above' | 'hidden'
  /** In the order shown. The first one names the row. Keep the array stable between renders. */
  columns: readonly DataTableColumn<Row, Id>[]
  /** Rows of this page, in the order shown: the table sorts nothing itself. */
  rows: readonly Row[]
  /** Identifies a row, as in `selected` and `activeId`. */
  idOf: (row: Row) => string
  /** Name of a row: its checkbox is labelled with it. */
  nameOf: (row: Row) => string
  /** Content above the table, such as filters. */
  tools?: ReactNode
  /** Labels that replace the English defaults. */
  labels?: Partial<DataTableLabels>
  /**
   * Whether rows are loading. Current rows stay visible; without any, skeletons are shown. @default
   * false
   */
  isLoading?: boolean | undefined
  /** The number of skeleton rows: as many as a page has. @default 10 */
  skeletonRows?: number | undefined
  /** Shown if there are no rows: an `EmptyState`. */
  empty?: ReactNode
  /** Shown if the rows failed to load: an `ErrorState`. */
  error?: ReactNode
  /** The order of the rows; null for the server's own order. */
  sort?: DataTableSort<NoInfer<Id>> | null | undefined
  /** Called with the selected order: load the rows again. */
  onSortChange?: ((sort: DataTableSort<NoInfer<Id>>) => void) | undefined
  /** Ids of the selected rows, also of other pages. Without it rows have no checkbox. */
  selected?: readonly string[] | undefined
  /** Called with the ids selected after a change. */
  onSelectedChange?: ((selected: string[]) => void) | undefined
  /** Whether a row can be selected. @default every row */
  isSelectable?: ((row: Row) => boolean) | undefined
  /** Buttons in the bar that shows while rows are selected. */
  bulkActions?: ReactNode
  /** A sentence at the end of that bar: what cannot be done, and why. */
  bulkNote?: ReactNode
  /** Ids of the columns the user has hidden. */
  hiddenColumns?: readonly NoInfer<Id>[] | undefined
  /** Called with the ids hidden after a change. Without it there is no column menu. */
  onHiddenColumnsChange?: ((hidden: NoInfer<Id>[]) => void) | undefined
  /** Buttons at the end of a row, such as a `Menu`. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Width of the row actions, in pixels. @default 60 */
  actionsWidth?: number | undefined
  /**
   * URL of a row's page: its first cell becomes a link, and Enter opens it. Undefined for a row without
   * a page.
   */
  hrefOf?: ((row: Row) => string | undefined) | undefined
  /** Opens a row beside the table; its first cell becomes a button. Ignored where `hrefOf` is given. */
  onOpen?: ((row: Row) => void) | undefined
  /** Id of the active row, null for none. Without it the table keeps the state. */
  activeId?: string | null | undefined
  /** Called with the id of the row that becomes active. */
  onActiveChange?: ((id: string) => void) | undefined
  /**
   * Called for each key pressed on a row, before the table handles it. `preventDefault` stops the
   * table.
   */
  onRowKeyDown?: ((row: Row, event: KeyboardEvent<HTMLTableRowElement>) => void) | undefined
}

import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { type ChangeEvent, useMemo } from 'react'
import type { DataTableColumn, DataTableProps, SortDirection } from './data-table-types'
import { nextSelection, selectionState, visibilityState } from './table-state'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

/** A heading of the table. */
export interface HeadView<Row> {
  column: DataTableColumn<Row>
  /** The order of the rows by it. */
  direction: SortDirection | undefined
  /** Sorts by it; undefined where it does not sort. */
  onSort: (() => void) | undefined
  onSortTo: (direction: SortDirection) => void
}

/** A row of the table. */
export interface RowView<Row> {
  id: string
  row: Row
  isSelected: boolean
  canSelect: boolean
  onToggle: () => void
  /** For the checkbox: with Shift it selects all rows from the one toggled last. */
  onToggleBox: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The checkbox for all rows of the page. */
export interface PageView {
  isAll: boolean
  isSome: boolean
  canSelect: boolean
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void
}

/** An entry of the column menu. */
export interface ColumnView<Row> {
  column: DataTableColumn<Row>
  isVisible: boolean
  onToggle: () => void
}

const resolve = <State>(updater: Updater<State>, old: State): State =>
  updater instanceof Function ? updater(old) : updater

/** The state and handlers of the table, based on TanStack Table. */
export function useDataTable<Row extends object, Id extends string>({
  columns,
  rows,
  idOf,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  isSelectable,
  hiddenColumns,
  onHiddenColumnsChange,
}: DataTableProps<Row, Id>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map(({ id, header, isSortable = false, firstDirection, canHide }, place) =>
      helper.accessor((row): unknown => row, {
        id,
        header,
        enableSorting: isSortable,
        sortDescFirst: firstDirection === 'descending',
        enableHiding: place > 0 && canHide !== false,
      }),
    )
  }, [columns])
  const state = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [],
      rowSelection: selectionState(selected ?? []),
      columnVisibility: visibilityState(hiddenColumns ?? []),
    }),
    [sort, selected, hiddenColumns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: idOf,
    state,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    enableRowSelection: ({ original }) => isSelectable?.(original) ?? true,
    onSortingChange(updater) {
      const [next] = resolve(updater, state.sorting)
      const column = columns.find(({ id }) => id === next?.id)
      if (next === undefined || column === undefined) return
      onSortChange?.({ column: column.id, direction: next.desc ? 'descending' : 'ascending' })
    },
    onRowSelectionChange(updater) {
      onSelectedChange?.(nextSelection(selected ?? [], resolve(updater, state.rowSelection)))
    },
    onColumnVisibilityChange(updater) {
      const next = resolve(updater, state.columnVisibility)
      onHiddenColumnsChange?.(columns.map(({ id }) => id).filter((id) => next[id] === false))
    },
  })

  const inTable = columns.map((column) => ({ column, state: table.getColumn(column.id) }))
  const heads = inTable
    .filter(({ state }) => state?.getIsVisible())
    .map(({ column, state }): HeadView<Row> => {
      const sorted = state?.getIsSorted() ?? false
      return {
        column,
        direction: sorted === false ? undefined : sorted === 'desc' ? 'descending' : 'ascending',
        onSort: state?.getCanSort() ? () => state.toggleSorting() : undefined,
        onSortTo: (direction) => state?.toggleSorting(direction === 'descending'),
      }
    })
  const menu = inTable
    .filter(({ state }) => state?.getCanHide())
    .map(
      ({ column, state }): ColumnView<Row> => ({
        column,
        isVisible: state?.getIsVisible() ?? true,
        onToggle: () => state?.toggleVisibility(),
      }),
    )
  const body = table.getRowModel().rows.map(
    (row): RowView<Row> => ({
      id: row.id,
      row: row.original,
      isSelected: row.getIsSelected(),
      canSelect: row.getCanSelect(),
      onToggle: () => row.getCanSelect() && row.toggleSelected(),
      onToggleBox: row.getToggleSelectedHandler(),
    }),
  )
  const page: PageView = {
    isAll: table.getIsAllPageRowsSelected(),
    isSome: table.getIsSomePageRowsSelected(),
    canSelect: body.some(({ canSelect }) => canSelect),
    onToggle: table.getToggleAllPageRowsSelectedHandler(),
  }
  return { heads, menu, body, page }
}

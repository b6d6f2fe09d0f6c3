import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { DataTableProps } from './data-table-types'
import { commandOf, isForTable, type RowCommand } from './row-keys'
import type { RowView } from './use-data-table'
import { rowsIn, useFocusStays } from './use-focus-stays'

type Options<Row extends object> = Pick<
  DataTableProps<Row>,
  'activeId' | 'onActiveChange' | 'onRowKeyDown'
> & {
  rows: readonly RowView<Row>[]
  /** Whether `x` selects. */
  canSelect: boolean
}

const controls =
  'a, button, input, select, textarea, label, summary, [role="dialog"], [role="menu"]'

/** The row that a command leads to from another. */
function rowAfter(row: HTMLElement, command: RowCommand): HTMLElement | undefined {
  const rows = rowsIn(row.closest('table'))
  const at = rows.indexOf(row)
  if (command === 'next') return rows[at + 1]
  if (command === 'previous') return rows[at - 1]
  return command === 'first' ? rows[0] : rows.at(-1)
}

/** The link or button that opens a row. */
const openerOf = (row: Element) => row.querySelector<HTMLElement>('[data-opener]')

/** A click anywhere on a row opens it, except on controls or while text is selected. */
function onClick({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest(controls) !== null || document.getSelection()?.isCollapsed === false) return
  openerOf(currentTarget)?.click()
}

/** The active row is the only tab stop of the table, and keys apply to it. */
export function useActiveRow<Row extends object>({
  activeId,
  onActiveChange,
  onRowKeyDown,
  rows,
  canSelect,
}: Options<Row>) {
  const [ownId, setOwnId] = useState<string | null>(null)
  const active = activeId === undefined ? ownId : activeId
  const isShown = rows.some(({ id }) => id === active)
  const stop = isShown ? active : rows[0]?.id
  const { table, onRowFocus, onRowBlur } = useFocusStays(rows)

  function onFocus(id: string, event: FocusEvent<HTMLTableRowElement>) {
    onRowFocus(event.currentTarget)
    if (id === active) return
    setOwnId(id)
    onActiveChange?.(id)
  }
  function obey(command: RowCommand, view: RowView<Row>, row: HTMLTableRowElement) {
    if (command === 'toggle') return canSelect && view.onToggle()
    if (command === 'open') return openerOf(row)?.click()
    rowAfter(row, command)?.focus()
  }
  function onKeyDown(view: RowView<Row>, event: KeyboardEvent<HTMLTableRowElement>) {
    if (!isForTable(event)) return
    onRowKeyDown?.(view.row, event)
    if (event.defaultPrevented) return
    const command = commandOf(event.key, event.target === event.currentTarget)
    if (command === undefined) return
    event.preventDefault()
    obey(command, view, event.currentTarget)
  }
  /** State and handlers of a row's element. */
  const rowProps = (view: RowView<Row>) => ({
    tabIndex: view.id === stop ? 0 : -1,
    'data-row': '',
    'data-active': view.id === active || undefined,
    'aria-current': activeId !== undefined && view.id === active ? ('true' as const) : undefined,
    onFocus: (event: FocusEvent<HTMLTableRowElement>) => onFocus(view.id, event),
    onBlur: onRowBlur,
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onKeyDown(view, event),
    onClick,
  })
  return { table, rowProps }
}

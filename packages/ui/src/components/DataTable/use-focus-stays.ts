import { type FocusEvent, useEffect, useRef } from 'react'

/** The rows of a table that can be active, in order. */
export function rowsIn(table: HTMLTableElement | null): HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
}

/**
 * If the focused row is removed, such as an approved case, the row in its place gets the focus, so
 * that keyboard users can continue.
 *
 * @param rows a new value whenever the rows may have changed
 */
export function useFocusStays(rows: readonly unknown[]) {
  const table = useRef<HTMLTableElement>(null)
  const focused = useRef<{ row: HTMLElement; place: number }>(null)

  // The focus is lost when the element is removed; React fires no blur event.
  useEffect(() => {
    const last = focused.current
    if (last === null || rows.length === 0 || last.row.isConnected) return
    focused.current = null
    if (document.activeElement !== document.body) return
    const left = rowsIn(table.current)
    left[Math.min(last.place, left.length - 1)]?.focus()
  }, [rows])

  return {
    table,
    onRowFocus(row: HTMLElement) {
      focused.current = { row, place: rowsIn(table.current).indexOf(row) }
    },
    onRowBlur({ currentTarget }: FocusEvent<HTMLElement>) {
      if (currentTarget.isConnected) focused.current = null
    },
  }
}

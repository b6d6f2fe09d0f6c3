import { type FocusEvent, useEffect, useRef } from 'react'

/** The rows of a table that can be active, in order. */
export function rowsIn(table: HTMLTableElement | null): HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
}

/**
 * Where the focused row goes, such as a case that has just been approved, the row that takes its
 * place gets the focus: the user works on with the same keys.
 *
 * @param rows a new value whenever the rows may have changed
 */
export function useFocusStays(rows: readonly unknown[]) {
  const table = useRef<HTMLTableElement>(null)
  const focused = useRef<{ row: HTMLElement; place: number }>(null)

  // The focus is lost in the document, which React does not report.
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

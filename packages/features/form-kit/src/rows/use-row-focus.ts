import { useRef } from 'react'

const control = 'input, select, textarea'

/**
 * The focus in a list of rows that can be added and removed: a new row gets it, and after a removal the
 * button that adds one, because the button that was pressed is gone.
 */
export function useRowFocus() {
  const addButton = useRef<HTMLButtonElement>(null)
  const newRow = useRef<number>(null)
  return {
    addButton,
    /** The ref of the row at an index. */
    rowRef: (index: number) => (row: HTMLElement | null) => {
      if (row === null || newRow.current !== index) return
      newRow.current = null
      row.querySelector<HTMLElement>(control)?.focus()
    },
    /** Call it with the index of the new row. */
    onAdd(index: number) {
      newRow.current = index
    },
    /** The button may have been hidden, as in a full list: it is focused once it is shown. */
    onRemove() {
      requestAnimationFrame(() => addButton.current?.focus())
    },
  }
}

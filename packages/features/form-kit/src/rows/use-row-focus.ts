import { useEffect, useRef, useState } from 'react'

const control = 'input, select, textarea'

/**
 * The focus in a list of rows that can be added and removed: a new row gets it, and after a removal the
 * button that adds one, because the button that was pressed is gone.
 */
export function useRowFocus() {
  const addButton = useRef<HTMLButtonElement>(null)
  const newRow = useRef<number>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) addButton.current?.focus()
  }, [removals])
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
    /** Call it together with the removal. A button that a full list hides is focused once it is shown. */
    onRemove: () => setRemovals((count) => count + 1),
  }
}

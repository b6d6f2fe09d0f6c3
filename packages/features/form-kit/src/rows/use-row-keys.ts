import { useState } from 'react'
import { withRowMoved } from './with-row-moved'

interface Rows {
  keys: readonly number[]
  /** The key of the next row. */
  next: number
}

/** Keys for the rows of a list without ids, so that a removed row takes its state with it. */
export function useRowKeys(count: number) {
  const [rows, setRows] = useState<Rows>(() => fitted({ keys: [], next: 0 }, count))
  const shown = rows.keys.length === count ? rows : fitted(rows, count)
  if (shown !== rows) setRows(shown)
  return {
    keys: shown.keys,
    /** Call it together with the removal of the row at an index. */
    removeKey: (index: number) =>
      setRows(({ keys, next }) => ({ keys: keys.toSpliced(index, 1), next })),
    /** Call it together with the move of a row to another index. */
    moveKey: (from: number, to: number) =>
      setRows(({ keys, next }) => ({ keys: withRowMoved(keys, from, to), next })),
  }
}

/** New rows are at the end. */
function fitted({ keys, next }: Rows, count: number): Rows {
  const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, n) => next + n)
  return { keys: [...keys.slice(0, count), ...added], next: next + added.length }
}

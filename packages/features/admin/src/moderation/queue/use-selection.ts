import { useState } from 'react'
import type { CaseRow } from '../case-types'
import { canSelect, type Tab } from './queue-url'

interface Kept {
  tab: Tab
  rows: readonly CaseRow[]
  /** Whether rows have checkboxes on a phone. */
  isSelecting: boolean
}

/** The selected cases of a tab, also of its other pages. Another tab begins without any. */
export function useSelection(tab: Tab, shown: readonly CaseRow[]) {
  const empty: Kept = { tab, rows: [], isSelecting: false }
  const [kept, setKept] = useState(empty)
  const { rows, isSelecting } = kept.tab === tab && canSelect(tab) ? kept : empty
  const ids = rows.map(({ id }) => `${id}`)
  const known = [...shown, ...rows]
  const setRows = (chosen: readonly CaseRow[]) => setKept({ tab, rows: chosen, isSelecting })
  const select = (chosen: readonly string[]) =>
    setRows(chosen.flatMap((id) => known.find((row) => `${row.id}` === id) ?? []))
  return {
    rows,
    ids,
    isSelecting,
    setRows,
    select,
    clear: () => setRows([]),
    toggle: (id: string) =>
      select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    /** Shows the checkboxes of a phone, or hides them and clears the selection. */
    toggleSelecting: () => setKept({ ...empty, isSelecting: !isSelecting }),
  }
}

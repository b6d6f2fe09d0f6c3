import { useState } from 'react'
import type { CaseRow } from '../case-types'
import { canSelect, type Tab } from './queue-url'

interface StoredSelection {
  tab: Tab
  rows: readonly CaseRow[]
  /** Whether rows have checkboxes on a phone. */
  isSelecting: boolean
}

/** The selected cases of a tab, also of its other pages. Another tab begins without any. */
export function useSelection(tab: Tab, shown: readonly CaseRow[]) {
  const empty: StoredSelection = { tab, rows: [], isSelecting: false }
  const [stored, setStored] = useState(empty)
  const { rows, isSelecting } = stored.tab === tab && canSelect(tab) ? stored : empty
  const ids = rows.map(({ id }) => `${id}`)
  const known = [...shown, ...rows]
  const setRows = (chosen: readonly CaseRow[]) => setStored({ tab, rows: chosen, isSelecting })
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
    toggleSelecting: () => setStored({ ...empty, isSelecting: !isSelecting }),
  }
}

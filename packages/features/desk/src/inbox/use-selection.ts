import { useState } from 'react'

/** The selected rows of a page, and from where a range goes. */
export function useSelection(shown: readonly string[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const [anchor, setAnchor] = useState<string | null>(null)

  function toggle(id: string) {
    setAnchor(id)
    setIds((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]))
  }
  /** Selects the rows from the one that was last selected to this one. */
  function selectTo(id: string) {
    const [from, to] = [shown.indexOf(anchor ?? id), shown.indexOf(id)]
    if (from === -1 || to === -1) return toggle(id)
    const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1)
    setIds((all) => [...new Set([...all, ...range])])
  }
  return {
    ids,
    setIds,
    toggle,
    selectTo,
    selectAll: () => setIds(shown),
    clear: () => setIds([]),
  }
}

export type Selection = ReturnType<typeof useSelection>

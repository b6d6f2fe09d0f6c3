import { useState } from 'react'

/** The selection of an admin in a table. */
export interface TableSelection {
  /** Ids of the selected rows, also of other pages. */
  readonly selected: readonly string[]
  readonly select: (ids: readonly string[]) => void
  /** The row that has or had the focus, which keys apply to. */
  readonly activeId: string | null
  readonly setActive: (id: string) => void
}

/** The selection of a table, which stays while its pages change. */
export function useTableSelection(): TableSelection {
  const [selected, select] = useState<readonly string[]>([])
  const [activeId, setActive] = useState<string | null>(null)
  return { selected, select, activeId, setActive }
}

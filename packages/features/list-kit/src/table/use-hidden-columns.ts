import { useAtom } from 'jotai'
import { hiddenColumnsAtom } from './saved-views'

/** The columns of a table that are hidden in this browser: `initial` until the user chooses. */
export function useHiddenColumns<Column extends string>(
  table: string,
  initial: readonly Column[] = [],
) {
  const [byTable, setByTable] = useAtom(hiddenColumnsAtom)
  const hidden = (byTable[table] ?? initial) as readonly Column[]
  const setHidden = (columns: readonly Column[]) => setByTable({ ...byTable, [table]: columns })
  return [hidden, setHidden] as const
}

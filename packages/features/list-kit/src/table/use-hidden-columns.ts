import { useAtom } from 'jotai'
import { hiddenColumnsAtom } from './saved-views'

/** The columns of a table that the user has hidden in this browser. */
export function useHiddenColumns<Column extends string>(table: string) {
  const [byTable, setByTable] = useAtom(hiddenColumnsAtom)
  const hidden = (byTable[table] ?? []) as readonly Column[]
  const setHidden = (columns: readonly Column[]) => setByTable({ ...byTable, [table]: columns })
  return [hidden, setHidden] as const
}

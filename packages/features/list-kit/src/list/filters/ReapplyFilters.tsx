import {
  type FilterSection,
  selectedFilterAtoms,
  useIsBrowser,
  useMessages,
} from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { useAtomValue } from 'jotai'
import * as styles from '../list.css'
import type { ListDefinition, ListResult, ListStateBase } from '../list-definition'
import { messages } from '../messages'

interface ReapplyFiltersProps<State extends ListStateBase, Result extends ListResult> {
  definition: ListDefinition<State, Result>
  section: FilterSection
  state: State
}

/**
 * A link that applies the last selected filters of this section. They are never applied
 * automatically, because the URL holds the whole state. The server does not know them, so the link
 * appears after hydration, in reserved space.
 */
export function ReapplyFilters<State extends ListStateBase, Result extends ListResult>({
  definition,
  section,
  state,
}: ReapplyFiltersProps<State, Result>) {
  const t = useMessages(messages)
  const selected = useAtomValue(selectedFilterAtoms[section])
  const isBrowser = useIsBrowser()
  const ids = Object.keys(selected).map(Number)
  if (!isBrowser || ids.length === 0) return null
  return (
    <Link
      href={definition.url.pathOf({ ...state, filterIds: ids, page: 1 })}
      className={styles.reapplyFilters}
      data-keep-place=""
    >
      {t(messages.reapplyFilters(Object.values(selected).join(', ')))}
    </Link>
  )
}

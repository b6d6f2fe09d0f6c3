import { type FilterSection, selectedFilterAtoms } from '@edbazaar/feature-shell'
import { Link } from '@edbazaar/ui/Link'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import * as styles from './list.css'
import type { ListDefinition, ListResult, ListStateBase } from './list-definition'
import { messages } from './messages'

interface ReapplyFiltersProps<State extends ListStateBase, Result extends ListResult> {
  listing: ListDefinition<State, Result>
  section: FilterSection
  state: State
}

/**
 * The way back to the filter values that were chosen last in this section. It is offered, never
 * taken: an address shows what it says. The server does not know of it, so it comes afterwards, into
 * room that is kept.
 */
export function ReapplyFilters<State extends ListStateBase, Result extends ListResult>({
  listing,
  section,
  state,
}: ReapplyFiltersProps<State, Result>) {
  const selected = useAtomValue(selectedFilterAtoms[section])
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const ids = Object.keys(selected).map(Number)
  if (!isInBrowser || ids.length === 0) return null
  return (
    <Link
      href={listing.path({ ...state, filterIds: ids, page: 1 })}
      className={styles.reapplyFilters}
      data-keep-place=""
    >
      {messages.reapplyFilters(Object.values(selected))}
    </Link>
  )
}

import {
  type FilterSection,
  type SavedPlace,
  savedPlaceAtom,
  selectedFilterAtoms,
  useMessages,
} from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import * as styles from '../list.css'
import type { ListResult } from '../list-definition'
import { messages } from '../messages'

interface LastFiltersProps {
  section: FilterSection
  /** The active filter values. */
  filterIds: readonly number[]
  list: ListResult | null
  /** Whether no filter is active, so that the last ones are offered. */
  isOffered: boolean
  /** The list with these filter values, near the last place unless it has another. */
  pathOf: (filterIds: readonly number[], place: SavedPlace | null) => string
}

/**
 * A link that applies the last selected filters of this section. They are never applied
 * automatically, because the URL holds the whole state. Only the browser knows them, so the link
 * appears after hydration, in reserved space.
 */
export default function LastFilters({
  section,
  filterIds,
  list,
  isOffered,
  pathOf,
}: LastFiltersProps) {
  const t = useMessages(messages)
  const selected = useSavedFilters(section, filterIds, list)
  const place = useAtomValue(savedPlaceAtom)
  const ids = Object.keys(selected).map(Number)
  if (!isOffered || ids.length === 0) return null
  return (
    <Link href={pathOf(ids, place)} className={styles.reapplyFilters} data-keep-place="">
      {t(messages.reapplyFilters(Object.values(selected).join(', ')))}
    </Link>
  )
}

/**
 * The stored filter values of the section. Stores the active ones, and clears them when the user
 * removes the last one. A list that starts without filters leaves them unchanged.
 */
function useSavedFilters(
  section: FilterSection,
  filterIds: readonly number[],
  list: ListResult | null,
) {
  const [selected, saveFilters] = useAtom(selectedFilterAtoms[section])
  const hadFilters = useRef(false)
  useEffect(() => {
    if (list === null) return
    const values = list.facets.flatMap((facet) => facet.values)
    const chosen = values.filter(({ id }) => filterIds.includes(id))
    if (chosen.length > 0) {
      saveFilters(Object.fromEntries(chosen.map(({ id, name }) => [id, name])))
    } else if (hadFilters.current) saveFilters({})
    hadFilters.current = chosen.length > 0
  }, [filterIds, list, saveFilters])
  return selected
}

import { type FilterSection, selectedFilterAtoms } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { ListResult, ListStateBase } from '../list-definition'

/**
 * Stores the active filter values in the map of the section, and clears it when the user removes the
 * last one. A list that starts without filters leaves the map unchanged.
 */
export function useSaveFilters(
  section: FilterSection | undefined,
  { filterIds }: ListStateBase,
  list: ListResult | null,
) {
  const saveFilters = useSetAtom(selectedFilterAtoms[section ?? 'schools'])
  const hadFilters = useRef(false)
  useEffect(() => {
    if (section === undefined || list === null) return
    const values = list.facets.flatMap((facet) => facet.values)
    const chosen = values.filter(({ id }) => filterIds.includes(id))
    if (chosen.length > 0) {
      saveFilters(Object.fromEntries(chosen.map(({ id, name }) => [id, name])))
    } else if (hadFilters.current) saveFilters({})
    hadFilters.current = chosen.length > 0
  }, [section, filterIds, list, saveFilters])
}

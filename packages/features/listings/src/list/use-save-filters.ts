import { type FilterSection, selectedFilterAtoms } from '@edbazaar/feature-shell'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { ListResult, ListStateBase } from './list-definition'

/**
 * Remembers the filter values of the list that is shown, in its section's own map, and forgets them
 * when the reader takes the last one away. A list that begins without any forgets nothing.
 */
export function useSaveFilters(
  section: FilterSection | undefined,
  { filterIds }: ListStateBase,
  list: ListResult | null,
) {
  const remember = useSetAtom(selectedFilterAtoms[section ?? 'schools'])
  const hadSome = useRef(false)
  useEffect(() => {
    if (section === undefined || list === null) return
    const values = list.facets.flatMap((facet) => facet.values)
    const chosen = values.filter(({ id }) => filterIds.includes(id))
    if (chosen.length > 0) {
      remember(Object.fromEntries(chosen.map(({ id, name }) => [id, name])))
    } else if (hadSome.current) remember({})
    hadSome.current = chosen.length > 0
  }, [section, filterIds, list, remember])
}

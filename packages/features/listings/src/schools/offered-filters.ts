import type { SchoolList } from '@edbazaar/api-client'
import { useState } from 'react'
import type { LoadedList } from './load-list'

/** The filters that the page offers. */
export interface OfferedFilters extends Pick<SchoolList, 'facets' | 'ages' | 'fees'> {
  /** Whether the counts are those of the list that is shown. */
  isCounted: boolean
}

/** The list's filters; where it did not load those of the last one, or their names alone. */
export function useOfferedFilters({ list, filterNames }: LoadedList): OfferedFilters {
  const [last, setLast] = useState(list)
  if (list !== null && list !== last) setLast(list)
  const known = list ?? last
  if (known !== null) return { ...known, isCounted: list !== null }
  const facets = filterNames.map(({ values, ...facet }) => ({
    ...facet,
    values: values.map((value) => ({ ...value, count: 0 })),
  }))
  return { facets, ages: [], fees: null, isCounted: false }
}

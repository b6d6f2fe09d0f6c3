import type { Facet } from '@edbazaar/api-client'
import { useState } from 'react'
import type { ListResult } from '../list-definition'
import type { LoadedList } from '../list-loader'

/** The filters that the page shows. */
export interface AvailableFilters<Result extends ListResult> {
  /** The list with the counts, or the previous one if it did not load; null if none has loaded yet. */
  known: Result | null
  facets: readonly Facet[]
  /** Whether the counts belong to the current list. */
  isCounted: boolean
}

/** The list's filters; if it did not load, those of the previous list, or their names only. */
export function useAvailableFilters<Result extends ListResult>({
  list,
  filterNames,
}: LoadedList<Result>): AvailableFilters<Result> {
  const [last, setLast] = useState(list)
  if (list !== null && list !== last) setLast(list)
  const known = list ?? last
  if (known !== null) return { known, facets: known.facets, isCounted: list !== null }
  const facets = filterNames.map(({ values, ...facet }) => ({
    ...facet,
    values: values.map((value) => ({ ...value, count: 0 })),
  }))
  return { known, facets, isCounted: false }
}

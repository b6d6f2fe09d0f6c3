import type { Facet } from '@edbazaar/api-client'
import { useState } from 'react'
import type { ListResult } from './list-definition'
import type { LoadedList } from './list-loader'

/** The filters that the page offers. */
export interface AvailableFilters<Result extends ListResult> {
  /** The list that counts them, or the last one where it did not load; null where none did yet. */
  known: Result | null
  facets: readonly Facet[]
  /** Whether the counts are those of the list that is shown. */
  isCounted: boolean
}

/** The list's filters; where it did not load those of the last one, or their names alone. */
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

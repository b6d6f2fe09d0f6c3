import type { Facet } from '@edbazaar/api-client'
import { useState } from 'react'
import type { LoadedList } from './list-loader'
import type { ListAnswer } from './listing'

/** The filters that the page offers. */
export interface OfferedFilters<Answer extends ListAnswer> {
  /** The list that counts them, or the last one where it did not load; null where none did yet. */
  known: Answer | null
  facets: readonly Facet[]
  /** Whether the counts are those of the list that is shown. */
  isCounted: boolean
}

/** The list's filters; where it did not load those of the last one, or their names alone. */
export function useOfferedFilters<Answer extends ListAnswer>({
  list,
  filterNames,
}: LoadedList<Answer>): OfferedFilters<Answer> {
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

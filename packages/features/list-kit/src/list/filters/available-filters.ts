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
  /** Ids of the values that had results at any time during this visit. They stay in place. */
  seen: ReadonlySet<number>
}

/** The list's filters; if it did not load, those of the previous list, or their names only. */
export function useAvailableFilters<Result extends ListResult>({
  list,
  filterNames,
}: LoadedList<Result>): AvailableFilters<Result> {
  const [{ last, seen }, setVisit] = useState(() => ({ last: list, seen: withResults(list) }))
  if (list !== null && list !== last)
    setVisit({ last: list, seen: new Set([...seen, ...withResults(list)]) })
  const known = list ?? last
  if (known !== null) return { known, facets: known.facets, isCounted: list !== null, seen }
  const facets = filterNames.map(({ values, ...facet }) => ({
    ...facet,
    values: values.map((value) => ({ ...value, count: 0 })),
  }))
  return { known, facets, isCounted: false, seen }
}

const withResults = (list: ListResult | null) =>
  new Set(
    list?.facets
      .flatMap((facet) => facet.values)
      .filter(({ count }) => count > 0)
      .map(({ id }) => id),
  )

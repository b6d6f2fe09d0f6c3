import type { SchoolList } from '@edbazaar/api-client'
import { formatRupees } from '@edbazaar/ui/formatting'
import { ageBandLabel, messages } from '../messages'
import type { ListState } from './list-state'

/** One filter in use: its words and the list without it. */
export interface FilterInUse {
  key: string
  label: string
  without: ListState
}

/** The filters in use, in the order in which the page asks for them. */
export function filtersInUse(state: ListState, facets: SchoolList['facets']): FilterInUse[] {
  const names = valueNames(facets)
  const values = state.filterIds.map((id) => ({
    key: `filter-${id}`,
    label: names.get(id) ?? messages.filterNumber(id),
    without: { ...state, page: 1, filterIds: state.filterIds.filter((other) => other !== id) },
  }))
  const ages = state.ages.map((band) => ({
    key: `age-${band}`,
    label: messages.agedLike(ageBandLabel(band)),
    without: { ...state, page: 1, ages: state.ages.filter((other) => other !== band) },
  }))
  return [...values, ...feesInUse(state), ...ages]
}

function feesInUse(state: ListState): FilterInUse[] {
  const { feeMin, feeMax } = state
  if (feeMin === null && feeMax === null) return []
  const without = { ...state, page: 1, feeMin: null, feeMax: null }
  return [{ key: 'fees', label: feesLabel(feeMin, feeMax), without }]
}

function feesLabel(low: number | null, high: number | null): string {
  if (low === null) return messages.feesUpTo(formatRupees(high ?? 0))
  if (high === null) return messages.feesFrom(formatRupees(low))
  return messages.feesBetween(formatRupees(low), formatRupees(high))
}

function valueNames(facets: SchoolList['facets']): Map<number, string> {
  const values = facets.flatMap((facet) => facet.values)
  return new Map(values.map(({ id, name }) => [id, name]))
}

import type { Facet } from '@edbazaar/api-client'
import { type ActiveFilter, activeFilterValues, onlyActiveValue } from '@edbazaar/feature-list-kit'
import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import type { ListState } from './list-state'
import { ageBandLabel, messages } from './messages'

/** The active filters, in the order of the filter form. */
export function activeFilters(
  state: ListState,
  facets: readonly Facet[],
): ActiveFilter<ListState>[] {
  const ages = state.ages.map((band) => ({
    key: `age-${band}`,
    label: messages.ageBand(ageBandLabel(band)),
    without: { ...state, page: 1, ages: state.ages.filter((other) => other !== band) },
  }))
  return [...activeFilterValues(state, facets), ...activeFeeFilter(state), ...ages]
}

/** The type and board, before a noun: "Girls CBSE". Of several types or boards, nothing. */
export const qualifierOf = (
  state: Pick<ListState, 'filterIds'>,
  facets: readonly Facet[],
): string =>
  ['Type', 'Board']
    .flatMap(
      (name) =>
        onlyActiveValue(
          state,
          facets.find((facet) => facet.name === name),
        ) ?? [],
    )
    // "Day" of "Day school": the noun follows.
    .map((name) => name.replace(/ school$/, ''))
    .join(' ')

/** Both ends of the fee range count as one filter. */
function activeFeeFilter(state: ListState): ActiveFilter<ListState>[] {
  const { feeMin, feeMax } = state
  if (feeMin === null && feeMax === null) return []
  const without = { ...state, page: 1, feeMin: null, feeMax: null }
  return [{ key: 'fees', label: feesLabel(feeMin, feeMax), without }]
}

function feesLabel(low: number | null, high: number | null): MessageDescriptor {
  if (low === null) return messages.feesUpTo(formatRupees(high ?? 0))
  if (high === null) return messages.feesFrom(formatRupees(low))
  return messages.feesBetween(formatRupees(low), formatRupees(high))
}

import type { Facet } from '@edbazaar/api-client'
import { type ActiveFilter, activeFilterValues } from '@edbazaar/feature-list-kit'
import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { formatDate, formatRupees } from '@edbazaar/ui/formatting'
import { messages } from './messages'
import { type PriceUnit, type ProductListState, priceUnitOf } from './product-state'

/** The active filters, in the order of the filter form. */
export function productActiveFilters(
  state: ProductListState,
  facets: readonly Facet[],
): ActiveFilter<ProductListState>[] {
  const { ageMin, ageMax, priceMin, priceMax, from, to } = state
  const days = state.days.map((day) => ({
    key: `day-${day}`,
    label: messages.dayNames[day],
    without: { ...state, page: 1, days: state.days.filter((other) => other !== day) },
  }))
  const range = (
    key: string,
    label: MessageDescriptor | null,
    bounds: Partial<ProductListState>,
  ) => (label === null ? [] : [{ key, label, without: { ...state, page: 1, ...bounds } }])
  return [
    ...activeFilterValues(state, facets),
    ...range('dates', datesLabel(from, to), { from: null, to: null }),
    ...range('age', ageLabel(ageMin, ageMax), { ageMin: null, ageMax: null }),
    ...range('price', priceLabel(priceMin, priceMax, priceUnitOf(state)), {
      priceMin: null,
      priceMax: null,
    }),
    ...days,
  ]
}

/** Only camps and workshops are filtered by dates: these are shown as their lists show them. */
function datesLabel(from: string | null, to: string | null): MessageDescriptor | null {
  if (from === null) return to === null ? null : messages.startsBy(formatDate(to))
  return to === null
    ? messages.startsFrom(formatDate(from))
    : messages.startsBetween(formatDate(from), formatDate(to))
}

function ageLabel(from: number | null, to: number | null): MessageDescriptor | null {
  if (from === null) return to === null ? null : messages.ageUpTo(to)
  if (to === null) return messages.ageFrom(from)
  return from === to ? messages.ageOf(from) : messages.ageBetween(from, to)
}

function priceLabel(
  low: number | null,
  high: number | null,
  unit: PriceUnit,
): MessageDescriptor | null {
  const rupees = (thousands: number) => formatRupees(thousands * 1000)
  if (low === null) return high === null ? null : messages.priceUpTo(rupees(high), unit)
  if (high === null) return messages.priceFrom(rupees(low), unit)
  return messages.priceBetween(rupees(low), rupees(high), unit)
}

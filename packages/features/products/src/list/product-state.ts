import type { ProductKind, ProductSummary, Weekday } from '@edbazaar/api-client'
import type { ListStateBase } from '@edbazaar/feature-list-kit'
import { paths } from '@edbazaar/feature-platform'

export const sorts = ['relevance', 'distance', 'price', 'date', 'name'] as const
export type Sort = (typeof sorts)[number]

export const weekdays = [
  'Mon',
  'Tue',
  'Wed',
  'Thu',
  'Fri',
  'Sat',
  'Sun',
] as const satisfies readonly Weekday[]
/** The product lists: one per kind, and one of all kinds with tabs. */
export type ProductScope = ProductKind | 'all'

/** The path of each list. */
export const listPaths: Readonly<Record<ProductScope, string>> = {
  all: paths.tuitionsAndActivities,
  tuition: paths.tuitions,
  activity: paths.activities,
  camp: paths.camps,
  workshop: paths.workshops,
}

/** Maximum of age in years, price in thousands of rupees, and distance in kilometres. */
export const rangeMax = 50

export type PriceUnit = ProductSummary['price_unit']

/** State of a product list, stored in its URL. */
export interface ProductListState extends ListStateBase {
  /** Null for all kinds. */
  kind: ProductKind | null
  /** Years; null for no bound. */
  ageMin: number | null
  ageMax: number | null
  /** Thousands of rupees; null for no bound. */
  priceMin: number | null
  priceMax: number | null
  /** The unit in which prices are compared; null for the usual one of the kind. */
  priceUnit: PriceUnit | null
  /** In weekday order. */
  days: readonly Weekday[]
  /** Range of start dates, yyyy-mm-dd; null for no bound. */
  from: string | null
  to: string | null
  sort: Sort | null
}

/** The unit in which a list compares prices, by default the usual one of its kind. */
export function priceUnitOf({
  kind,
  priceUnit = null,
}: {
  kind: ProductKind | null
  priceUnit?: PriceUnit | null
}): PriceUnit {
  return priceUnit ?? (kind === 'camp' ? 'camp' : kind === 'workshop' ? 'course' : 'month')
}

/** Changes the kind and keeps the place and the filters that apply to every kind. */
export function withKind(state: ProductListState, kind: ProductKind | null): ProductListState {
  const keepsDates = kind === null || hasDates(kind)
  const dates = keepsDates ? {} : { from: null, to: null }
  const next = { ...state, ...dates, kind, priceUnit: null, filterIds: [], page: 1 }
  const keepsPrices = priceUnitOf(next) === priceUnitOf(state)
  return keepsPrices ? next : { ...next, priceMin: null, priceMax: null }
}

/** Whether a kind has start dates as a filter: camps and workshops. */
export function hasDates(kind: ProductKind | null): boolean {
  return kind === 'camp' || kind === 'workshop'
}

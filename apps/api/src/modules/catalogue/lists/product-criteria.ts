import { invalid } from '../../../app-error.ts'
import type { Section } from '../filters/filter-section.ts'
import type { Filter, FilterCatalogue } from '../filters/filters.service.ts'
import type { ProductKind } from '../products/product-kinds.ts'
import { type PriceUnit, sections, type Weekday, weekdays } from '../products/product-shapes.ts'

/** The parameters that filter a list of products. */
export interface ProductCriteriaRequest {
  readonly kind?: ProductKind
  readonly filter_ids?: readonly number[]
  /** Years. */
  readonly age_min?: number
  readonly age_max?: number
  /** Thousands of rupees. */
  readonly price_min?: number
  readonly price_max?: number
  readonly price_unit?: PriceUnit
  readonly days?: readonly Weekday[]
  /** yyyy-mm-dd. */
  readonly from?: string
  readonly to?: string
}

/** The filters and bounds that a list of products must match; null without a bound. */
export interface ProductCriteria {
  readonly kind: ProductKind | null
  /** The selected values of each filter. A product matches one value of every filter. */
  readonly filters: readonly { readonly id: number; readonly values: readonly number[] }[]
  /** Years. */
  readonly ageMin: number | null
  readonly ageMax: number | null
  /** Rupees. */
  readonly priceMin: number | null
  readonly priceMax: number | null
  /** The unit that prices are compared in; null for any. */
  readonly priceUnit: PriceUnit | null
  readonly days: readonly Weekday[]
  /** yyyy-mm-dd. */
  readonly from: string | null
  readonly to: string | null
}

/** Filter id for selected values that no filter has, so that no product matches. */
const noFilter = 0
const rupeesPerPrice = 1000

/** Reads the criteria of a list. Throws if the minimum of a range is above its maximum. */
export function readProductCriteria(
  request: ProductCriteriaRequest,
  catalogue: FilterCatalogue,
): ProductCriteria {
  const { kind = null, days = [], from = null, to = null } = request
  const { age_min: ageMin = null, age_max: ageMax = null } = request
  const { price_min: priceMin = null, price_max: priceMax = null } = request
  const { price_unit: priceUnit = null } = request
  requireOrder('age_min', 'age_max', ageMin, ageMax)
  requireOrder('price_min', 'price_max', priceMin, priceMax)
  requireOrder('from', 'to', from, to)
  return {
    kind,
    filters: selectedFilters(request.filter_ids ?? [], catalogue),
    ageMin,
    ageMax,
    priceMin: priceMin === null ? null : priceMin * rupeesPerPrice,
    priceMax: priceMax === null ? null : priceMax * rupeesPerPrice,
    priceUnit,
    days: weekdays.filter((day) => days.includes(day)),
    from,
    to,
  }
}

/**
 * The filters that a list shows: those of its kind, or of the kinds its selected values belong to.
 */
export function filtersOfList(
  { kind, filters }: ProductCriteria,
  catalogue: FilterCatalogue,
): readonly Filter[] {
  if (kind !== null) return catalogue.filtersOf(sections[kind])
  const selectedIds = new Set(filters.map(({ id }) => id))
  return productSections
    .map((section) => catalogue.filtersOf(section))
    .filter((ofSection) => ofSection.some(({ id }) => selectedIds.has(id)))
    .flat()
}

const productSections: readonly Section[] = Object.values(sections)

function selectedFilters(
  ids: readonly number[],
  catalogue: FilterCatalogue,
): ProductCriteria['filters'] {
  const selected = new Set(ids)
  const used = productSections
    .flatMap((section) => catalogue.group(section, (id) => selected.has(id)))
    .map(({ id, values }) => ({ id, values: values.map((value) => value.id) }))
  const known = new Set(used.flatMap(({ values }) => values))
  const unknown = ids.filter((id) => !known.has(id))
  return unknown.length === 0 ? used : [...used, { id: noFilter, values: unknown }]
}

function requireOrder<Bound extends number | string>(
  lowName: string,
  highName: string,
  low: Bound | null,
  high: Bound | null,
) {
  if (low !== null && high !== null && low > high)
    throw invalid(lowName, `must be at most ${highName}, which is ${high}`)
}

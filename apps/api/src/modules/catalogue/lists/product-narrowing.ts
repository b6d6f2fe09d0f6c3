import { invalid } from '../../../app-error.ts'
import type { Section } from '../filters/filters.repository.ts'
import type { Filter, FilterCatalogue } from '../filters/filters.service.ts'
import { sections, type Weekday, weekdays } from '../products/product-shapes.ts'
import type { ProductKind } from '../products/products.repository.ts'

/** The parameters that narrow a list of products. */
export interface ProductNarrowingRequest {
  readonly kind?: ProductKind
  readonly filter_ids?: readonly number[]
  /** Years. */
  readonly age_min?: number
  readonly age_max?: number
  /** Thousands of rupees. */
  readonly price_min?: number
  readonly price_max?: number
  readonly days?: readonly Weekday[]
  /** yyyy-mm-dd. */
  readonly from?: string
  readonly to?: string
}

/** What a list of products is narrowed by; null where there is no bound. */
export interface ProductNarrowing {
  readonly kind: ProductKind | null
  /** Values of each filter that is used: alternatives within a filter, filters must all hold. */
  readonly filters: readonly { readonly id: number; readonly values: readonly number[] }[]
  /** Years. */
  readonly ageMin: number | null
  readonly ageMax: number | null
  /** Rupees. */
  readonly priceMin: number | null
  readonly priceMax: number | null
  readonly days: readonly Weekday[]
  /** yyyy-mm-dd. */
  readonly from: string | null
  readonly to: string | null
}

/** Stands for chosen values that no filter has: nothing fits them. */
const noFilter = 0
const rupeesPerPrice = 1000

/** Reads what a list is narrowed by. Throws where a range is the wrong way round. */
export function productNarrowingOf(
  request: ProductNarrowingRequest,
  catalogue: FilterCatalogue,
): ProductNarrowing {
  const { kind = null, days = [], from = null, to = null } = request
  const { age_min: ageMin = null, age_max: ageMax = null } = request
  const { price_min: priceMin = null, price_max: priceMax = null } = request
  requireOrder('age_min', 'age_max', ageMin, ageMax)
  requireOrder('price_min', 'price_max', priceMin, priceMax)
  requireOrder('from', 'to', from, to)
  return {
    kind,
    filters: usedFilters(request.filter_ids ?? [], catalogue),
    ageMin,
    ageMax,
    priceMin: priceMin === null ? null : priceMin * rupeesPerPrice,
    priceMax: priceMax === null ? null : priceMax * rupeesPerPrice,
    days: weekdays.filter((day) => days.includes(day)),
    from,
    to,
  }
}

/** The filters that a list offers: those of its kind, or of the kinds that its values belong to. */
export function offeredFilters(
  { kind, filters }: ProductNarrowing,
  catalogue: FilterCatalogue,
): readonly Filter[] {
  if (kind !== null) return catalogue.filtersOf(sections[kind])
  const used = new Set(filters.map(({ id }) => id))
  return productSections
    .map((section) => catalogue.filtersOf(section))
    .filter((offered) => offered.some(({ id }) => used.has(id)))
    .flat()
}

const productSections: readonly Section[] = Object.values(sections)

function usedFilters(
  chosen: readonly number[],
  catalogue: FilterCatalogue,
): ProductNarrowing['filters'] {
  const wanted = new Set(chosen)
  const used = productSections
    .flatMap((section) => catalogue.group(section, (id) => wanted.has(id)))
    .map(({ id, values }) => ({ id, values: values.map((value) => value.id) }))
  const known = new Set(used.flatMap(({ values }) => values))
  const unknown = chosen.filter((id) => !known.has(id))
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

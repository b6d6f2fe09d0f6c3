import type { FilterCatalogue } from '../filters/filters.service.ts'
import { type ProductKind, productKinds } from '../products/product-kinds.ts'
import { type PriceUnit, priceUnits, type Weekday, weekdays } from '../products/product-shapes.ts'
import { facetCounts, type RawCounts, type SchoolCounts } from './counts.ts'
import type { ProductConditions } from './product-conditions.ts'
import { filtersOfList, type ProductCriteria } from './product-criteria.ts'

/** The counts of one query over the products of a list, in pairs of value and number. */
export interface RawProductCounts extends Pick<RawCounts, 'values'> {
  readonly kinds: readonly (readonly [ProductKind, number])[] | null
  readonly days: readonly (readonly [Weekday, number])[] | null
  /** Pairs of a bar's index, from 0, and the number of products. */
  readonly prices: readonly (readonly [number, number])[] | null
  readonly units: readonly (readonly [PriceUnit, number])[] | null
}

export interface ProductCounts extends Pick<SchoolCounts, 'facets'> {
  readonly kinds: readonly { readonly kind: ProductKind; readonly count: number }[]
  readonly days: readonly { readonly day: Weekday; readonly count: number }[]
  readonly prices: { readonly step: number; readonly counts: readonly number[] } | null
  readonly price_units: readonly { readonly unit: PriceUnit; readonly count: number }[]
}

export const noProductCounts: ProductCounts = {
  facets: [],
  kinds: [],
  days: [],
  prices: null,
  price_units: [],
}

/** Bars of two thousand rupees, from 0 to 50 thousand. */
const bars = 25
const thousandsPerBar = 2
const rupeesPerBar = thousandsPerBar * 1000

/** SQL of one row with RawProductCounts over the rows of `scope`, which have `fails`. */
export function productCountsQuery(scope: string, conditions: ProductConditions): string {
  const { kindBit, tabBits, dayBit, priceBit, counted, matchesDates } = conditions
  const matchesOthers = `fails in (0, ${priceBit})`
  const withinKind = kindBit === 0 ? '' : `and fails & ${kindBit} = 0`
  return `
    select
      (select json_agg(json_build_array(kind, rows)) from (
         select kind, count(*)::integer as rows from ${scope}
         where fails & ~${tabBits} = 0 group by kind) by_kind) as kinds,
      (select json_agg(json_build_array(value, fails, rows)) from (
         select value, fails, count(*)::integer as rows from ${scope}, unnest(filter_ids) value
         where fails in (${counted}) ${withinKind} group by value, fails) by_value) as values,
      (select json_agg(json_build_array(day, rows)) from (
         select day, count(distinct id)::integer as rows
         from (select id from ${scope} where fails in (0, ${dayBit})) met
           join (select product_id, days from batch where ${matchesDates}) matching
             on product_id = met.id, unnest(days) day
         group by day) by_day) as days,
      (select json_agg(json_build_array(bar, rows)) from (
         select least(${bars - 1}, price / ${rupeesPerBar}) as bar, count(*)::integer as rows
         from ${scope} where ${conditions.isPriceCompared} and ${matchesOthers}
         group by bar) by_price) as prices,
      (select json_agg(json_build_array(price_unit, rows)) from (
         select price_unit, count(*)::integer as rows
         from ${scope} where price is not null and ${matchesOthers}
         group by price_unit) by_unit) as units`
}

/** The counts of products, as the contract defines them. */
export function productCounts(
  raw: RawProductCounts,
  { bitOfFilter }: ProductConditions,
  criteria: ProductCriteria,
  catalogue: FilterCatalogue,
): ProductCounts {
  const kinds = new Map(raw.kinds)
  const days = new Map(raw.days)
  const units = new Map(raw.units)
  return {
    facets: facetCounts(raw.values, bitOfFilter, filtersOfList(criteria, catalogue)),
    kinds: productKinds.map((kind) => ({ kind, count: kinds.get(kind) ?? 0 })),
    days: weekdays.map((day) => ({ day, count: days.get(day) ?? 0 })),
    prices: raw.prices === null ? null : priceHistogram(raw.prices),
    price_units: priceUnits
      .map((unit) => ({ unit, count: units.get(unit) ?? 0 }))
      .filter(({ count }) => count > 0),
  }
}

function priceHistogram(prices: readonly (readonly [number, number])[]) {
  const counts = new Map(prices)
  return {
    step: thousandsPerBar,
    counts: Array.from({ length: bars }, (_, bar) => counts.get(bar) ?? 0),
  }
}

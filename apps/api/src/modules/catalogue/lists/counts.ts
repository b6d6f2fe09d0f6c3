import type { Filter, FilterCatalogue } from '../filters/filters.service.ts'
import { type AgeBand, ageBands } from './age-bands.ts'
import { ageSql, type SchoolConditions } from './conditions.ts'
import { type FeeHistogram, feeHistogram, feeUnit } from './fee-histogram.ts'

/** The counts of one query over rows with `fails`. */
export interface RawCounts {
  readonly total: number
  /** Value, `fails`, rows. */
  readonly values: readonly (readonly [number, number, number])[] | null
  /** Rows in each of `ageBands`, in their order. */
  readonly ages: readonly number[] | null
  /** Pairs: a multiple of `feeUnit`, and the number of rows with it. */
  readonly fees: readonly (readonly [number, number])[] | null
}

export interface SchoolCounts {
  readonly facets: readonly {
    readonly id: number
    readonly name: string
    readonly values: readonly {
      readonly id: number
      readonly name: string
      readonly count: number
    }[]
  }[]
  readonly ages: readonly { readonly band: AgeBand; readonly count: number }[]
  readonly fees: FeeHistogram | null
}

/** SQL: a row can match a filter. Most schools of a register have no such details. */
export const isDescribed = `(cardinality(filter_ids) > 0 or fee_min is not null
  or age_min is not null)`

/** SQL of the rows that can match a filter. */
export const describedRows = (source: string): string =>
  `select filter_ids, fee_min, age_min, age_max, fails from ${source} where ${isDescribed}`

/** SQL of one row with the facets of RawCounts over the rows of `source`. */
export function facetsQuery(source: string, { ageBit, feeBit, counted }: SchoolConditions): string {
  const inBand = ageBands.map(
    ({ band }) => `count(*) filter (where fails in (0, ${ageBit}) and (${ageSql([band])}))`,
  )
  return `
    select json_build_array(${inBand.join(', ')}) as ages,
      (select json_agg(json_build_array(value, fails, rows)) from (
         select value, fails, count(*)::integer as rows from ${source}, unnest(filter_ids) value
         where fails in (${counted}) group by value, fails
       ) by_value) as values,
      (select json_agg(json_build_array(unit, rows)) from (
         select fee_min / ${feeUnit} as unit, count(*)::integer as rows from ${source}
         where fee_min is not null and fails in (0, ${feeBit}) group by unit
       ) by_fee) as fees
    from ${source}`
}

/** SQL of the number of matching rows of `source`. */
export const totalQuery = (source: string): string =>
  `select count(*)::integer as total from ${source} where fails = 0`

/** The counts of the rows of both. */
export const mergedCounts = (one: RawCounts, other: RawCounts): RawCounts => ({
  total: one.total + other.total,
  values: [...(one.values ?? []), ...(other.values ?? [])],
  ages: ageBands.map((_, i) => (one.ages?.[i] ?? 0) + (other.ages?.[i] ?? 0)),
  fees: [...(one.fees ?? []), ...(other.fees ?? [])],
})

/**
 * Number of rows that match with each value of the filters: those that meet all conditions, disregarding
 * the condition of the value's own filter.
 */
export function facetCounts(
  rawValues: RawCounts['values'],
  bitOfFilter: ReadonlyMap<number, number>,
  filters: readonly Filter[],
): SchoolCounts['facets'] {
  const rows = new Map<number, Map<number, number>>()
  for (const [value, fails, count] of rawValues ?? []) {
    const byFails = rows.get(value) ?? new Map<number, number>()
    rows.set(value, byFails.set(fails, (byFails.get(fails) ?? 0) + count))
  }
  const countOf = (filter: number, value: number) => {
    const bit = bitOfFilter.get(filter)
    const byFails = rows.get(value)
    return (byFails?.get(0) ?? 0) + (bit === undefined ? 0 : (byFails?.get(bit) ?? 0))
  }
  return filters.map(({ id, name, values }) => ({
    id,
    name,
    values: values.map((value) => ({ ...value, count: countOf(id, value.id) })),
  }))
}

/** The counts of schools, as the contract defines them. */
export function schoolCounts(
  raw: RawCounts,
  { bitOfFilter }: SchoolConditions,
  catalogue: FilterCatalogue,
): SchoolCounts {
  return {
    facets: facetCounts(raw.values, bitOfFilter, catalogue.filtersOf('schools')),
    ages: ageBands.map(({ band }, i) => ({ band, count: raw.ages?.[i] ?? 0 })),
    fees: feeHistogram(raw.fees ?? []),
  }
}

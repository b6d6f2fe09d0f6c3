import { isOpenBatch } from '../products/open-batches.ts'
import { ConditionBits, hasOneOf, type Parameter } from './conditions.ts'
import type { ProductNarrowing } from './product-narrowing.ts'

/** The conditions of a list of products, over one row of `product`. */
export class ProductConditions extends ConditionBits {
  /** The bit of each filter that is used, by the filter's id. */
  readonly bitOfFilter: ReadonlyMap<number, number>
  readonly kindBit: number
  readonly priceBit: number
  readonly dayBit: number
  /** SQL for: the batch is not over, and begins when it is asked to. */
  readonly isWantedBatch: string
  /** Tells lists apart that are asked for with another statement. */
  readonly shape: string

  constructor(narrowing: ProductNarrowing, parameter: Parameter) {
    super()
    const { kind, filters, days, from, to, priceMin, priceMax, ageMin, ageMax } = narrowing
    const part = (value: unknown, sql: (text: string) => string) =>
      value === null ? [] : [sql(parameter(value))]
    const addAll = (parts: readonly string[]) =>
      parts.length === 0 ? 0 : this.add(parts.join(' and '))
    this.kindBit = addAll(part(kind, (text) => `kind = ${text}::product_kind`))
    this.bitOfFilter = new Map(
      filters.map(({ id, values }) => [id, this.add(hasOneOf(values, parameter))]),
    )
    const ages = [
      ...part(ageMin, (text) => `coalesce(age_max, 'infinity') >= ${text}::integer`),
      ...part(ageMax, (text) => `coalesce(age_min, 0) <= ${text}::integer`),
    ]
    const tellsAge = '(age_min is not null or age_max is not null)'
    addAll(ages.length === 0 ? [] : [tellsAge, ...ages])
    this.priceBit = addAll([
      ...part(priceMin, (text) => `price >= ${text}::integer`),
      ...part(priceMax, (text) => `price <= ${text}::integer`),
    ])
    const dates = [
      ...part(from, (text) => `starts_on >= ${text}::date`),
      ...part(to, (text) => `starts_on <= ${text}::date`),
    ]
    this.isWantedBatch = [isOpenBatch, ...dates].join(' and ')
    addAll(dates.length === 0 ? [] : [withBatch(this.isWantedBatch)])
    this.dayBit = addAll(
      days.length === 0
        ? []
        : [withBatch(`${this.isWantedBatch} and days && ${parameter(days)}::text[]`)],
    )
    this.shape = shapeOf(narrowing)
  }

  /** The bits of kind and filter values: the tabs of kinds count across both. */
  get tabBits(): number {
    return [...this.bitOfFilter.values()].reduce((bits, bit) => bits | bit, this.kindBit)
  }
}

const withBatch = (condition: string) => `id in (select product_id from batch where ${condition})`

/** A letter for each bound that is given; the number of filters. */
function shapeOf({ kind, filters, days, ...bounds }: ProductNarrowing): string {
  const { ageMin, ageMax, priceMin, priceMax, from, to } = bounds
  const given = [kind, ageMin, ageMax, priceMin, priceMax, from, to, days.length || null]
  return given.map((value) => (value === null ? '0' : '1')).join('') + filters.length
}

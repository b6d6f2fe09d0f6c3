import { isCurrentBatch } from '../products/batch-conditions.ts'
import { priceUnits } from '../products/product-shapes.ts'
import { ConditionBits, hasOneOf, type Parameter } from './conditions.ts'
import type { ProductCriteria } from './product-criteria.ts'

/** The conditions of a list of products, as SQL on one row of `product`. */
export class ProductConditions extends ConditionBits {
  /** The bit of each selected filter, by filter id. */
  readonly bitOfFilter: ReadonlyMap<number, number>
  readonly kindBit: number
  readonly priceBit: number
  readonly dayBit: number
  /** SQL: the product has a price in the requested unit. */
  readonly isPriceCompared: string
  /** SQL on a row of `batch`: it has not ended, and it starts within the requested dates. */
  readonly matchesDates: string
  /** SQL on a row of `batch`: it matches the requested dates and days. */
  readonly matchesBatch: string
  /** Identifies the prepared statement: lists with equal shapes share it. */
  readonly shape: string

  constructor(criteria: ProductCriteria, parameter: Parameter) {
    super()
    const { kind, filters, days, from, to, ageMin, ageMax } = criteria
    const { priceMin, priceMax, priceUnit } = criteria
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
    const hasAgeRange = '(age_min is not null or age_max is not null)'
    addAll(ages.length === 0 ? [] : [hasAgeRange, ...ages])
    const prices = [
      ...part(priceMin, (text) => `price >= ${text}::integer`),
      ...part(priceMax, (text) => `price <= ${text}::integer`),
    ]
    // No parameter, because not every list uses it. Contains no value from a request.
    const unit = priceUnits
      .filter((each) => each === priceUnit)
      .map((each) => `price_unit = '${each}'`)
    this.isPriceCompared = ['price is not null', ...unit].join(' and ')
    this.priceBit = addAll(prices.length === 0 ? [] : [...unit, ...prices])
    const dates = [
      ...part(from, (text) => `starts_on >= ${text}::date`),
      ...part(to, (text) => `starts_on <= ${text}::date`),
    ]
    this.matchesDates = [isCurrentBatch, ...dates].join(' and ')
    addAll(dates.length === 0 ? [] : [withBatch(this.matchesDates)])
    const onDays = days.length === 0 ? [] : [`days && ${parameter(days)}::text[]`]
    this.matchesBatch = [this.matchesDates, ...onDays].join(' and ')
    this.dayBit = addAll(onDays.length === 0 ? [] : [withBatch(this.matchesBatch)])
    this.shape = shapeOf(criteria)
  }

  /** The bits of the kind and the filters, which the counts on the kind tabs ignore. */
  get tabBits(): number {
    return [...this.bitOfFilter.values()].reduce((bits, bit) => bits | bit, this.kindBit)
  }
}

const withBatch = (condition: string) => `id in (select product_id from batch where ${condition})`

/** 1 for each criterion that is set and 0 for the others, the number of filters, and the price unit. */
function shapeOf({ kind, filters, days, ...bounds }: ProductCriteria): string {
  const { ageMin, ageMax, priceMin, priceMax, priceUnit, from, to } = bounds
  const parts = [kind, ageMin, ageMax, priceMin, priceMax, from, to, days.length || null]
  const set = parts.map((value) => (value === null ? '0' : '1')).join('')
  return `${set}${filters.length}${priceUnit ?? ''}`
}

import { type AgeBand, ageBands } from './age-bands.ts'

/** What a list is narrowed by. */
export interface Narrowing {
  /** Values of each filter that is used: alternatives within a filter, filters must all hold. */
  readonly filters: readonly { readonly id: number; readonly values: readonly number[] }[]
  readonly ages: readonly AgeBand[]
  /** Rupees; null where there is no bound. */
  readonly feeMin: number | null
  readonly feeMax: number | null
}

/** One condition: it holds, or the row lacks its bit in `fails`. */
interface Condition {
  readonly bit: number
  readonly sql: string
}

/**
 * The conditions of a list as SQL over one row. A row's `fails` holds the bit of each condition that
 * it does not meet: 0 is listed, and a row with a single bit is counted by the facet of that
 * condition alone, since a facet does not narrow itself.
 */
export class ConditionBits {
  readonly #conditions: Condition[] = []

  /** Adds a condition, and gives its bit. */
  protected add(sql: string): number {
    const bit = 2 ** this.#conditions.length
    this.#conditions.push({ bit, sql })
    return bit
  }

  get areNone(): boolean {
    return this.#conditions.length === 0
  }

  /** SQL of `fails`. */
  get fails(): string {
    if (this.areNone) return '0'
    return this.#conditions
      .map(({ bit, sql }) => `case when ${sql} then 0 else ${bit} end`)
      .join(' + ')
  }

  /** SQL that holds where all conditions do. */
  get all(): string {
    return this.areNone ? 'true' : this.#conditions.map(({ sql }) => `(${sql})`).join(' and ')
  }

  /** The values of `fails` that some count needs: none, or one condition alone. */
  get counted(): string {
    return [0, ...this.#conditions.map(({ bit }) => bit)].join(', ')
  }
}

/** Takes a value and gives the text that stands for it, such as $3. */
export type Parameter = (value: unknown) => string

/** SQL for: has one of the filter values. */
export const hasOneOf = (values: readonly number[], parameter: Parameter): string =>
  `filter_ids operator(pg_catalog.&&) ${parameter(arrayOf(values))}::integer[]`

/** The conditions of a list of schools, over one row of `school`. */
export class Conditions extends ConditionBits {
  /** The bit of each filter that is used, by the filter's id. */
  readonly bitOfFilter: ReadonlyMap<number, number>
  readonly ageBit: number
  readonly feeBit: number
  /** Tells lists apart that are asked for with another statement. */
  readonly shape: string

  constructor(narrowing: Narrowing, parameter: Parameter) {
    super()
    this.bitOfFilter = new Map(
      narrowing.filters.map(({ id, values }) => [id, this.add(hasOneOf(values, parameter))]),
    )
    const { ages, feeMin, feeMax } = narrowing
    this.ageBit = ages.length === 0 ? 0 : this.add(ageSql(ages))
    const bounds = [
      feeMin === null ? [] : [`fee_min >= ${parameter(feeMin)}::integer`],
      feeMax === null ? [] : [`fee_min <= ${parameter(feeMax)}::integer`],
    ].flat()
    this.feeBit = bounds.length === 0 ? 0 : this.add(bounds.join(' and '))
    const lower = feeMin === null ? '' : 'l'
    this.shape = `${narrowing.filters.length}f${ages.join('_')}${lower}${feeMax === null ? '' : 'u'}`
  }
}

/** SQL for: takes children for part of one of the bands. The bands are ours, never the caller's. */
export const ageSql = (wanted: readonly AgeBand[]): string =>
  ageBands
    .filter(({ band }) => wanted.includes(band))
    .map(({ from, to }) => `(age_min < ${to} and age_max > ${from})`)
    .join(' or ')

/** An array as PostgreSQL reads it. */
export const arrayOf = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

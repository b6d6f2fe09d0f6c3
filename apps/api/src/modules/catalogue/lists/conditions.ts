import { type AgeBand, ageBands } from './age-bands.ts'

/** Words or phrases, in lower case, of which a name has one, and others of which it has none. */
export interface NameWords {
  readonly anyOf: readonly string[]
  readonly noneOf: readonly string[]
}

/** The filters and bounds that a list of schools must match. */
export interface SchoolCriteria {
  /** The selected values of each filter. A school matches one value of every filter. */
  readonly filters: readonly { readonly id: number; readonly values: readonly number[] }[]
  readonly ages: readonly AgeBand[]
  /** Rupees; null without a bound. */
  readonly feeMin: number | null
  readonly feeMax: number | null
  /** Names meet all of these. None by default. */
  readonly nameWords?: readonly NameWords[]
}

/** Whether the criteria leave out any school. */
export const hasCriteria = ({
  filters,
  ages,
  feeMin,
  feeMax,
  nameWords = [],
}: SchoolCriteria): boolean =>
  filters.length > 0 ||
  ages.length > 0 ||
  feeMin !== null ||
  feeMax !== null ||
  nameWords.length > 0

/** A condition, and the bit that is set in `fails` for rows that do not meet it. */
interface Condition {
  readonly bit: number
  readonly sql: string
}

/**
 * The conditions of a list as SQL on one row. A row's `fails` holds the bit of each condition that it
 * does not meet. Rows with 0 match. Rows with a single bit count only in the facet of that condition,
 * because a facet ignores its own filter.
 */
export class ConditionBits {
  readonly #conditions: Condition[] = []

  /** Adds a condition and returns its bit. */
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

  /** SQL that is true if all conditions are. */
  get all(): string {
    return this.areNone ? 'true' : this.#conditions.map(({ sql }) => `(${sql})`).join(' and ')
  }

  /** The values of `fails` that any count includes: 0, or the bit of a single condition. */
  get counted(): string {
    return [0, ...this.#conditions.map(({ bit }) => bit)].join(', ')
  }
}

/** Adds a parameter value and returns its placeholder, such as $3. */
export type Parameter = (value: unknown) => string

/** SQL: the row has one of the filter values. */
export const hasOneOf = (values: readonly number[], parameter: Parameter): string =>
  `filter_ids operator(pg_catalog.&&) ${parameter(arrayOf(values))}::integer[]`

/** The conditions of a list of schools, as SQL on one row of `school`. */
export class SchoolConditions extends ConditionBits {
  /** The bit of each selected filter, by filter id. */
  readonly bitOfFilter: ReadonlyMap<number, number>
  readonly ageBit: number
  readonly feeBit: number
  /** Identifies the prepared statement: lists with equal shapes share it. */
  readonly shape: string

  constructor(criteria: SchoolCriteria, parameter: Parameter) {
    super()
    this.bitOfFilter = new Map(
      criteria.filters.map(({ id, values }) => [id, this.add(hasOneOf(values, parameter))]),
    )
    const { ages, feeMin, feeMax } = criteria
    this.ageBit = ages.length === 0 ? 0 : this.add(ageSql(ages))
    const bounds = [
      feeMin === null ? [] : [`fee_min >= ${parameter(feeMin)}::integer`],
      feeMax === null ? [] : [`fee_min <= ${parameter(feeMax)}::integer`],
    ].flat()
    this.feeBit = bounds.length === 0 ? 0 : this.add(bounds.join(' and '))
    const { nameWords = [] } = criteria
    for (const words of nameWords) this.add(isNamed(words, parameter))
    const lower = feeMin === null ? '' : 'l'
    const upper = feeMax === null ? '' : 'u'
    const named = nameWords.map(shapeOfNames).join('')
    this.shape = `${criteria.filters.length}f${ages.join('_')}${lower}${upper}n${named}`
  }
}

/** SQL: the school admits children for part of one of the bands. Contains no value from a request. */
export const ageSql = (bands: readonly AgeBand[]): string =>
  ageBands
    .filter(({ band }) => bands.includes(band))
    .map(({ from, to }) => `(age_min < ${to} and age_max > ${from})`)
    .join(' or ')

/** Whether the words have phrases, for which the SQL is another. */
const shapeOfNames = ({ anyOf, noneOf }: NameWords): string =>
  [anyOf, noneOf]
    .map((words) => (words.length === 0 ? '' : words.some(isPhrase) ? 'p' : 'w'))
    .join('_')

/** SQL: the name has one of the words, and none of the others. */
function isNamed({ anyOf, noneOf }: NameWords, parameter: Parameter): string {
  const isAny = namedAnyOf(anyOf, parameter)
  return noneOf.length === 0 ? isAny : `(${isAny}) and not (${namedAnyOf(noneOf, parameter)})`
}

const isPhrase = (words: string) => words.includes(' ')

/** SQL: the words of a name in lower case. A chain of `replace` is quicker than `translate`. */
const wordsOfName = `string_to_array(${[...`.,-()/&'`].reduce(
  (text, character) => `replace(${text}, '${character.replace("'", "''")}', ' ')`,
  'lower(name)',
)}, ' ')`

/**
 * SQL: the name has one of the words or phrases, which are in lower case. A regular expression of as many
 * words costs each connection 50 ms of a processor when it is first used, and a quarter more per name.
 */
function namedAnyOf(words: readonly string[], parameter: Parameter): string {
  const single = words.filter((each) => !isPhrase(each))
  const phrases = words.filter(isPhrase).map((phrase) => `% ${phrase} %`)
  const hasWord = `${wordsOfName} operator(pg_catalog.&&) ${parameter(single)}::text[]`
  if (phrases.length === 0) return hasWord
  const spaced = `' ' || array_to_string(${wordsOfName}, ' ') || ' '`
  return `${hasWord} or ${spaced} like any(${parameter(phrases)}::text[])`
}

/** An array literal of PostgreSQL. */
export const arrayOf = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

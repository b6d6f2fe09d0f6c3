import type { ProductKind, Weekday } from '@edbazaar/api-client'
import type { ListStateBase } from '@edbazaar/feature-list-kit'
import {
  commonParts,
  joinParts,
  readCommonState,
  readInteger,
  readValues,
  sortBounds,
} from '@edbazaar/feature-list-kit'

export const sorts = ['relevance', 'distance', 'price', 'date', 'name'] as const
type Sort = (typeof sorts)[number]

export const weekdays = [
  'Mon',
  'Tue',
  'Wed',
  'Thu',
  'Fri',
  'Sat',
  'Sun',
] as const satisfies readonly Weekday[]
const kinds = ['tuition', 'activity', 'camp', 'workshop'] as const satisfies readonly ProductKind[]

/** Maximum of age in years, price in thousands of rupees, and distance in kilometres. */
export const rangeMax = 50

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
  /** In weekday order. */
  days: readonly Weekday[]
  /** Range of start dates, yyyy-mm-dd; null for no bound. */
  from: string | null
  to: string | null
  sort: Sort | null
}

/** A list without place, filters or sort order. */
export const defaultProductListState: ProductListState = {
  kind: null,
  place: null,
  point: null,
  radius: null,
  filterIds: [],
  ageMin: null,
  ageMax: null,
  priceMin: null,
  priceMax: null,
  days: [],
  from: null,
  to: null,
  sort: null,
  page: 1,
}

/**
 * Reads a query string and ignores invalid values, so that no URL is an error. A range that ends at 0
 * or 50 has no bound there.
 */
export function readProductState(search: URLSearchParams): ProductListState {
  const [ageMin, ageMax] = readRange(search, 'age')
  const [priceMin, priceMax] = readRange(search, 'price')
  const [from, to] = readDates(search)
  const days = readValues(search, 'days')
  return {
    ...readCommonState(search, { sorts, minRadius: 0 }),
    kind: kinds.find((kind) => kind === search.get('kind')) ?? null,
    ageMin,
    ageMax,
    priceMin,
    priceMax,
    days: weekdays.filter((day) => days.includes(day)),
    from,
    to,
  }
}

/** Writes the shortest query string of a state: `''` for the default state. */
export function writeProductState(state: ProductListState): string {
  const { kind, ageMin, ageMax, priceMin, priceMax, days, from, to } = state
  const { before, after } = commonParts(state)
  const part = (name: string, value: string | number | null) =>
    value === null ? '' : `${name}=${value}`
  return joinParts([
    part('kind', kind),
    ...before,
    part('age_min', ageMin),
    part('age_max', ageMax),
    part('price_min', priceMin),
    part('price_max', priceMax),
    days.length === 0 ? '' : `days=${days.join(',')}`,
    part('from', from),
    part('to', to),
    ...after,
  ])
}

/** Removes all filters; kind, place, radius and sort order stay. */
export function withoutFilters(state: ProductListState): ProductListState {
  const { kind, place, point, radius, sort } = state
  return { ...defaultProductListState, kind, place, point, radius, sort }
}

/** Changes the kind and keeps the place and the filters that apply to every kind. */
export function withKind(state: ProductListState, kind: ProductKind | null): ProductListState {
  const keepsDates = kind === null || hasDates(kind)
  const dates = keepsDates ? {} : { from: null, to: null }
  return { ...state, ...dates, kind, filterIds: [], page: 1 }
}

/** Whether a kind has start dates as a filter: camps and workshops. */
export function hasDates(kind: ProductKind | null): boolean {
  return kind === 'camp' || kind === 'workshop'
}

function readRange(search: URLSearchParams, name: string): [number | null, number | null] {
  const [low, high] = sortBounds(
    readInteger(search.get(`${name}_min`), 0, rangeMax),
    readInteger(search.get(`${name}_max`), 0, rangeMax),
  )
  return [low || null, high === rangeMax ? null : high]
}

function readDates(search: URLSearchParams): [string | null, string | null] {
  const from = readDay(search.get('from'))
  const to = readDay(search.get('to'))
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

/** A date of this century; null for anything else, such as an incomplete year. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

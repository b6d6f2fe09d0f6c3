import type { AgeBand } from '@edbazaar/api-client'
import type { ListStateBase } from '@edbazaar/feature-list-kit'
import {
  commonParts,
  joinParts,
  readCommonState,
  readInteger,
  readValues,
  sortBounds,
} from '@edbazaar/feature-list-kit'

export const sorts = ['relevance', 'distance', 'fees', 'name'] as const
type Sort = (typeof sorts)[number]

export const ageBands = ['2.5-6', '6-11', '11-14', '14-18'] as const satisfies readonly AgeBand[]

const maxFee = 10_000_000

/** State of the school list, stored in its URL. */
export interface ListState extends ListStateBase {
  /** In the order of `ageBands`. */
  ages: readonly AgeBand[]
  /** Rupees for the first year; null for no bound. */
  feeMin: number | null
  feeMax: number | null
  sort: Sort | null
  /** Whether the map is open. */
  isMapOpen: boolean
}

export const defaultSchoolListState: ListState = {
  place: null,
  point: null,
  radius: null,
  filterIds: [],
  ages: [],
  feeMin: null,
  feeMax: null,
  sort: null,
  page: 1,
  isMapOpen: false,
}

/** Reads a query string and ignores invalid values, so that no URL is an error. */
export function readListState(search: URLSearchParams): ListState {
  const [feeMin, feeMax] = readFees(search)
  return {
    ...readCommonState(search, { sorts, minRadius: 1 }),
    ages: readAges(readValues(search, 'ages')),
    feeMin,
    feeMax,
    isMapOpen: search.get('view') === 'map',
  }
}

/** The shortest query string of a state: `''` for the default state. */
export function writeListState(state: ListState): string {
  const { ages, feeMin, feeMax, isMapOpen } = state
  const { before, after } = commonParts(state)
  return joinParts([
    ...before,
    ages.length === 0 ? '' : `ages=${ages.join(',')}`,
    feeMin === null ? '' : `fee_min=${feeMin}`,
    feeMax === null ? '' : `fee_max=${feeMax}`,
    ...after,
    isMapOpen ? 'view=map' : '',
  ])
}

/** The path of a state. */
export function listPath(state: ListState): string {
  return `/schools${writeListState(state)}`
}

/** Removes all filters; place, radius and sort order stay. */
export function withoutFilters(state: ListState): ListState {
  return { ...state, filterIds: [], ages: [], feeMin: null, feeMax: null, page: 1 }
}

function readAges(texts: readonly string[]): AgeBand[] {
  return ageBands.filter((band) => texts.includes(band))
}

/** Swaps a reversed range. A minimum of 0 sets no bound. */
function readFees(search: URLSearchParams): [number | null, number | null] {
  const low = readInteger(search.get('fee_min'), 0, maxFee) || null
  const high = readInteger(search.get('fee_max'), 0, maxFee)
  return sortBounds(low, high)
}

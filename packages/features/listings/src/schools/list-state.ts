import type { AgeBand } from '@edbazaar/api-client'

export const sorts = ['relevance', 'distance', 'fees', 'name'] as const
export type Sort = (typeof sorts)[number]

export const ageBands = ['2.5-6', '6-11', '11-14', '14-18'] as const satisfies readonly AgeBand[]

/** The radii offered, in kilometres; any whole number from 1 to 50 is understood. */
export const radii = [1, 2, 5, 10, 25, 50] as const
const greatestRadius = 50

const lastPageOfAll = 1000
const mostFilters = 30
const greatestFee = 10_000_000
const greatestId = 2_147_483_647

/** Everything that the list's address says. */
export interface ListState {
  /** A place's slug; null for the whole country, unless there are coordinates. */
  place: string | null
  /** A point instead of a place, in degrees. */
  point: { lat: number; lng: number } | null
  /** Kilometres; counts only with a place or point. Null where the API chooses one that fits. */
  radius: number | null
  /** Ids of filter values, ascending. */
  filterIds: readonly number[]
  /** In the order of `ageBands`. */
  ages: readonly AgeBand[]
  /** Rupees of the first year; null for no bound. */
  feeMin: number | null
  feeMax: number | null
  /** Null for the natural one: distance with a place, relevance without. */
  sort: Sort | null
  page: number
}

export const wholeCountry: ListState = {
  place: null,
  point: null,
  radius: null,
  filterIds: [],
  ages: [],
  feeMin: null,
  feeMax: null,
  sort: null,
  page: 1,
}

/** Reads an address. Whatever is not understood is left out, so that no address is an error. */
export function readListState(search: URLSearchParams): ListState {
  const place = readSlug(search.get('place'))
  const point = place === null ? readPoint(search) : null
  const sort = sorts.find((known) => known === search.get('sort')) ?? null
  const [feeMin, feeMax] = readFees(search)
  return {
    place,
    point,
    radius: readWhole(search.get('radius'), 1, greatestRadius),
    filterIds: readIds(readAll(search, 'filter_ids')),
    ages: readAges(readAll(search, 'ages')),
    feeMin,
    feeMax,
    sort: sort === 'distance' && !isNear({ place, point }) ? null : sort,
    page: readWhole(search.get('page'), 1, lastPageOfAll) ?? 1,
  }
}

/** The shortest address of a state: `''` for the whole country, otherwise `?place=…`. */
export function writeListState(state: ListState): string {
  const { place, point, radius, filterIds, ages, feeMin, feeMax, sort, page } = state
  const parts = [
    place === null ? '' : `place=${encodeURIComponent(place)}`,
    place === null && point ? `lat=${point.lat}&lng=${point.lng}` : '',
    isNear(state) && radius !== null ? `radius=${radius}` : '',
    filterIds.length === 0 ? '' : `filter_ids=${filterIds.join(',')}`,
    ages.length === 0 ? '' : `ages=${ages.join(',')}`,
    feeMin === null ? '' : `fee_min=${feeMin}`,
    feeMax === null ? '' : `fee_max=${feeMax}`,
    sort === null || sort === naturalSort(state) ? '' : `sort=${sort}`,
    page === 1 ? '' : `page=${page}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** The order of a list that asks for none. */
export function naturalSort(where: Pick<ListState, 'place' | 'point'>): Sort {
  return isNear(where) ? 'distance' : 'relevance'
}

/** The address of the list in this state. */
export function listPath(state: ListState): string {
  return `/schools${writeListState(state)}`
}

/** The same list without any filter: place, radius and order stay. */
export function withoutFilters(state: ListState): ListState {
  return { ...state, filterIds: [], ages: [], feeMin: null, feeMax: null, page: 1 }
}

/** Whether the list lies around somewhere. */
export function isNear({ place, point }: Pick<ListState, 'place' | 'point'>): boolean {
  return place !== null || point !== null
}

/** How many filters are in use; the two ends of the fees are one. */
export function countFilters({ filterIds, ages, feeMin, feeMax }: ListState): number {
  return filterIds.length + ages.length + (feeMin === null && feeMax === null ? 0 : 1)
}

/** Every value of a parameter, whether repeated or separated by commas. */
function readAll(search: URLSearchParams, name: string): string[] {
  return search.getAll(name).flatMap((values) => values.split(','))
}

function readWhole(text: string | null, least: number, greatest: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null
  const number = Number(text)
  return number >= least && number <= greatest ? number : null
}

function readIds(texts: readonly string[]): number[] {
  const ids = texts.map((text) => readWhole(text, 1, greatestId)).filter((id) => id !== null)
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, mostFilters)
}

function readAges(texts: readonly string[]): AgeBand[] {
  return ageBands.filter((band) => texts.includes(band))
}

/** A range that is the wrong way round is turned; one from 0 has no lower bound. */
function readFees(search: URLSearchParams): [number | null, number | null] {
  const low = readWhole(search.get('fee_min'), 0, greatestFee) || null
  const high = readWhole(search.get('fee_max'), 0, greatestFee)
  return low !== null && high !== null && low > high ? [high, low] : [low, high]
}

function readSlug(text: string | null): string | null {
  return text !== null && /^[a-z0-9-]{1,120}$/.test(text) ? text : null
}

function readPoint(search: URLSearchParams): ListState['point'] {
  const lat = readDegrees(search.get('lat'), 90)
  const lng = readDegrees(search.get('lng'), 180)
  return lat === null || lng === null ? null : { lat, lng }
}

/** To four decimals, some ten metres. */
function readDegrees(text: string | null, limit: number): number | null {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,15})?$/.test(text)) return null
  const degrees = Math.round(Number(text) * 10_000) / 10_000
  // Adding zero turns -0 into 0.
  return Math.abs(degrees) <= limit ? degrees + 0 : null
}

import {
  defaultSort,
  hasLocation,
  type ListStateBase,
  maxRadiusKm,
  roundDegrees,
} from './list-definition'

const maxPage = 1000
const maxFilters = 30
const maxId = 2_147_483_647

/** Reads the state that all lists share; `minRadius` in kilometres. */
export function readCommonState<Sort extends string>(
  search: URLSearchParams,
  { sorts, minRadius }: { sorts: readonly Sort[]; minRadius: number },
): ListStateBase & { sort: Sort | null } {
  const place = readSlug(search.get('place'))
  const point = place === null ? readPoint(search) : null
  const sort = sorts.find((known) => known === search.get('sort')) ?? null
  return {
    place,
    point,
    radius: readInteger(search.get('radius'), minRadius, maxRadiusKm),
    filterIds: readIds(readValues(search, 'filter_ids')),
    sort: sort === 'distance' && !hasLocation({ place, point }) ? null : sort,
    page: readInteger(search.get('page'), 1, maxPage) ?? 1,
  }
}

/** The query parts that all lists share: those before and those after a list's own parts. */
export function commonParts(state: ListStateBase): { before: string[]; after: string[] } {
  const { place, point, radius, filterIds, sort, page } = state
  return {
    before: [
      place === null ? '' : `place=${encodeURIComponent(place)}`,
      place === null && point ? `lat=${point.lat}&lng=${point.lng}` : '',
      hasLocation(state) && radius !== null ? `radius=${radius}` : '',
      filterIds.length === 0 ? '' : `filter_ids=${filterIds.join(',')}`,
    ],
    after: [
      sort === null || sort === defaultSort(state) ? '' : `sort=${sort}`,
      page === 1 ? '' : `page=${page}`,
    ],
  }
}

/** `''`, or `?` and the parts that are not empty. */
export function joinParts(parts: readonly string[]): string {
  const nonEmpty = parts.filter(Boolean)
  return nonEmpty.length === 0 ? '' : `?${nonEmpty.join('&')}`
}

/** The API query parameters that all lists share. */
export function commonQuery(state: ListStateBase) {
  const { place, point, radius, filterIds } = state
  return {
    ...(place === null ? {} : { place }),
    ...(place === null && point ? point : {}),
    ...(hasLocation(state) && radius !== null ? { radius } : {}),
    ...(filterIds.length === 0 ? {} : { filter_ids: [...filterIds] }),
  }
}

/** All values of a parameter, repeated or comma-separated. */
export function readValues(search: URLSearchParams, name: string): string[] {
  return search.getAll(name).flatMap((values) => values.split(','))
}

/** An integer between two inclusive bounds; null for anything else. */
export function readInteger(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}

/** Swaps reversed bounds. */
export function sortBounds(
  low: number | null,
  high: number | null,
): [low: number | null, high: number | null] {
  return low !== null && high !== null && low > high ? [high, low] : [low, high]
}

function readIds(texts: readonly string[]): number[] {
  const ids = texts.map((text) => readInteger(text, 1, maxId)).filter((id) => id !== null)
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, maxFilters)
}

function readSlug(text: string | null): string | null {
  return text !== null && /^[a-z0-9-]{1,120}$/.test(text) ? text : null
}

function readPoint(search: URLSearchParams): ListStateBase['point'] {
  const lat = readDegrees(search.get('lat'), 90)
  const lng = readDegrees(search.get('lng'), 180)
  return lat === null || lng === null ? null : { lat, lng }
}

function readDegrees(text: string | null, limit: number): number | null {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,15})?$/.test(text)) return null
  const degrees = roundDegrees(Number(text))
  return Math.abs(degrees) <= limit ? degrees : null
}

import {
  integerField,
  type UrlField,
  type UrlFields,
  urlState,
  valueField,
  valuesField,
} from '../url/url-state'
import type { ListStateBase } from './list-definition'
import {
  defaultSort,
  hasLocation,
  type ListPoint,
  maxRadiusKm,
  roundDegrees,
} from './place/location'

const maxPage = 1000
const maxFilters = 30
const maxId = 2_147_483_647

const pointField: UrlField<ListStateBase['point']> = {
  read: (search) => {
    const lat = readDegrees(search.get('lat'), 90)
    const lng = readDegrees(search.get('lng'), 180)
    if (lat === null || lng === null) return null
    const isApproximate = search.get('is_approximate') === 'true'
    return isApproximate ? { lat, lng, isApproximate } : { lat, lng }
  },
  write: (point) => {
    if (point === null) return ''
    const { lat, lng, isApproximate } = point
    return `lat=${lat}&lng=${lng}${isApproximate ? '&is_approximate=true' : ''}`
  },
}

function readDegrees(text: string | null, limit: number): number | null {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,15})?$/.test(text)) return null
  const degrees = roundDegrees(Number(text))
  return Math.abs(degrees) <= limit ? degrees : null
}

/** The fields of where a list is; `minRadius` in kilometres. */
export const placeFields = (minRadius: number) => ({
  place: valueField<string | null>(null, (text) => (/^[a-z0-9-]{1,120}$/.test(text) ? text : null)),
  point: pointField,
  radius: integerField(minRadius, maxRadiusKm, null),
})

/** The ids of the selected filter values. */
export const filterIdsField = valuesField((texts) => {
  const ids = texts.filter((text) => /^\d{1,10}$/.test(text)).map(Number)
  const valid = ids.filter((id) => id >= 1 && id <= maxId)
  return [...new Set(valid)].sort((a, b) => a - b).slice(0, maxFilters)
})

export const listPageField = integerField(1, maxPage, 1)

/** The URL state of a list. `afterRead` applies what the list's own fields do not know of each other. */
export function listUrl<State extends ListStateBase>(
  path: string,
  fields: UrlFields<State>,
  afterRead = (state: State): State => state,
) {
  return urlState<State>(path, fields, {
    afterRead: (state) => {
      const { place, point, sort } = state
      const isUnsorted = sort === 'distance' && !hasLocation(state)
      return afterRead({
        ...state,
        point: place === null ? point : null,
        sort: isUnsorted ? null : sort,
      })
    },
    beforeWrite: (state) => ({
      ...state,
      radius: hasLocation(state) ? state.radius : null,
      sort: state.sort === defaultSort(state) ? null : state.sort,
    }),
  })
}

/** Swaps reversed bounds. */
export function sortBounds<Bound extends number | string>(
  low: Bound | null,
  high: Bound | null,
): [low: Bound | null, high: Bound | null] {
  return low !== null && high !== null && low > high ? [high, low] : [low, high]
}

const pointQuery = ({ lat, lng, isApproximate }: ListPoint) => ({
  lat,
  lng,
  ...(isApproximate && { is_approximate: true }),
})

type WithoutNulls<Values> = { [Name in keyof Values]?: Exclude<Values[Name], null> }

/** A query without the values that are null. */
export const withoutNulls = <Values extends object>(values: Values): WithoutNulls<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null),
  ) as WithoutNulls<Values>

/** The API query parameters that all lists share. */
export function commonQuery(state: ListStateBase) {
  const { place, point, radius, filterIds } = state
  return {
    ...withoutNulls({ place }),
    ...(place === null && point ? pointQuery(point) : {}),
    ...(hasLocation(state) && radius !== null ? { radius } : {}),
    ...(filterIds.length === 0 ? {} : { filter_ids: [...filterIds] }),
  }
}

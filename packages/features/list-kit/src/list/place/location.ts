import type { ListResult, ListStateBase } from '../list-definition'

/** A point, in degrees. */
export interface ListPoint {
  lat: number
  lng: number
  /** Whether it is only roughly known, so that results have no distances. @default false */
  isApproximate?: boolean
}

/** A point that the user chose, with its name. */
export interface ChosenPoint extends ListPoint {
  name: string
}

type Location = Pick<ListStateBase, 'place' | 'point'>

/** The selectable radii in kilometres. A URL may have any integer up to the maximum. */
export const radii = [1, 2, 5, 10, 25, 50] as const
export const maxRadiusKm = 50

/** Whether the list has a place or a point. */
export function hasLocation({ place, point }: Location): boolean {
  return place !== null || point !== null
}

/** Whether only the rough location of a list is known: its results have no distances. */
export function isApproximateLocation(
  { place, point }: Location,
  list: Pick<ListResult, 'place'> | null,
): boolean {
  if (place === null) return point?.isApproximate ?? false
  return list?.place?.is_approximate ?? false
}

/** Whether the results of a list have distances. */
export const hasDistances = (where: Location, list: Pick<ListResult, 'place'> | null): boolean =>
  hasLocation(where) && !isApproximateLocation(where, list)

/** The sort order of a list without an explicit one. */
export function defaultSort(where: Location) {
  return hasLocation(where) ? 'distance' : 'relevance'
}

/** Changes the list to the whole country. */
export function withoutPlace<State extends ListStateBase>(state: State): State {
  const sort = state.sort === 'distance' ? null : state.sort
  return { ...state, place: null, point: null, radius: null, sort, page: 1 }
}

/** Changes the list's place. */
export function withPlace<State extends ListStateBase>(state: State, slug: string): State {
  return { ...state, place: slug, point: null, page: 1 }
}

/** Changes the list's place to a point. */
export function withPoint<State extends ListStateBase>(
  state: State,
  { lat, lng, isApproximate }: ListPoint,
): State {
  const rounded = { lat: roundDegrees(lat), lng: roundDegrees(lng) }
  const point = isApproximate ? { ...rounded, isApproximate } : rounded
  return { ...state, place: null, point, page: 1 }
}

/** Rounds to four decimals, about ten metres, and turns -0 into 0. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000 + 0

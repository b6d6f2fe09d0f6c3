import type { ListStateBase } from '../list-definition'

type Location = Pick<ListStateBase, 'place' | 'point'>

/** The selectable radii in kilometres. A URL may have any integer up to the maximum. */
export const radii = [1, 2, 5, 10, 25, 50] as const
export const maxRadiusKm = 50

/** Whether the list has a place or a point. */
export function hasLocation({ place, point }: Location): boolean {
  return place !== null || point !== null
}

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
  { lat, lng }: { lat: number; lng: number },
): State {
  const point = { lat: roundDegrees(lat), lng: roundDegrees(lng) }
  return { ...state, place: null, point, page: 1 }
}

/** Rounds to four decimals, about ten metres, and turns -0 into 0. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000 + 0

import type { MapView } from '@edbazaar/ui/SchoolMap'
import { maxRadiusKm, roundDegrees, withPoint } from '../../list/list-definition'
import { queryOf } from '../list-query'
import type { ListState } from '../list-state'

const [furthestZoom, nearestZoom] = [3, 18]
/** How much of what is seen the circle fills, from the middle to the nearest edge. */
const fill = 0.9
const kmPerDegree = 111.195

/** What the API is asked for a part of the map: the schools of the list that lie there. */
export function mapQuery(state: ListState, { bounds, zoom }: MapView) {
  const { sort: _sort, page: _page, ...where } = queryOf(state)
  const [south, west, north, east] = bounds
  return {
    ...where,
    bounds: [
      Math.max(-90, roundDegrees(south)),
      Math.max(-180, roundDegrees(west)),
      Math.min(90, roundDegrees(north)),
      Math.min(180, roundDegrees(east)),
    ],
    zoom: Math.min(nearestZoom, Math.max(furthestZoom, Math.round(zoom))),
  }
}

/** The list of the part that is seen; null where it is too wide to be searched. */
export function listStateOfView(state: ListState, { center, reach }: MapView): ListState | null {
  if (reach * fill > maxRadiusKm) return null
  const radius = Math.max(1, Math.round(reach * fill))
  return { ...withPoint(state, center), radius }
}

/** Whether a circle is so nearly another that searching it would bring nothing new. */
export function isNearly(
  next: Pick<ListState, 'point' | 'radius'>,
  circle: { lat: number; lng: number; radius: number } | null,
): boolean {
  if (circle === null || next.point === null || next.radius === null) return false
  const north = (next.point.lat - circle.lat) * kmPerDegree
  const degree = kmPerDegree * Math.cos((circle.lat * Math.PI) / 180)
  const east = (next.point.lng - circle.lng) * degree
  const moved = Math.hypot(north, east)
  return moved < circle.radius * 0.2 && Math.abs(next.radius - circle.radius) < circle.radius * 0.4
}

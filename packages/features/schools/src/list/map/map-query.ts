import { maxRadiusKm, roundDegrees, withPoint } from '@edbazaar/feature-list-kit'
import type { MapBounds, MapView } from '@edbazaar/ui/SchoolMap'
import { queryOf } from '../list-query'
import type { ListState } from '../list-state'

const [minZoom, maxZoom] = [3, 18]
/** Ratio of the circle's radius to the distance from the centre to the nearest edge. */
const fillRatio = 0.9
const kmPerDegree = 111.195

/** The API query for the schools of the list in a map area. */
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
    zoom: Math.min(maxZoom, Math.max(minZoom, Math.round(zoom))),
  }
}

/** The list state of the visible area; null if the area is too large. */
export function listStateOfView(
  state: ListState,
  { center, radius: viewRadius }: MapView,
): ListState | null {
  if (viewRadius * fillRatio > maxRadiusKm) return null
  const radius = Math.max(1, Math.round(viewRadius * fillRatio))
  return { ...withPoint(state, center), radius }
}

/** Whether two circles are so similar that searching again would not help. */
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

/** The area of schools; null if no location is known. */
export function areaOf(
  schools: readonly { lat: number | null; lng: number | null }[],
): MapBounds | null {
  const lats = schools.flatMap(({ lat }) => lat ?? [])
  const lngs = schools.flatMap(({ lng }) => lng ?? [])
  if (lats.length === 0 || lngs.length === 0) return null
  return [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)]
}

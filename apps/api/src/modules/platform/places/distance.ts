/** A point on the map, in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

const earthRadiusKm = 6371
/** Kilometres per degree of latitude. */
export const kmPerDegree = 111.195
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function distanceKm(one: Point, other: Point): number {
  const [a, b] = [radians(one.lat), radians(other.lat)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(other.lng - one.lng))
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Kilometres on a flat map, the same as `kmFrom` in SQL. Exact enough within a few hundred kilometres. */
export const planarKm = (center: Point, point: Point): number =>
  kmPerDegree *
  Math.hypot(point.lat - center.lat, (point.lng - center.lng) * Math.cos(radians(center.lat)))

/**
 * SQL of the kilometres between a row with `lat` and `lng` and a point, whose coordinates are SQL too.
 * Exact enough within a few hundred kilometres, and cheaper than the great-circle distance.
 */
export const kmFrom = (row: string, lat: string, lng: string): string =>
  `${kmPerDegree} * sqrt((${row}.lat - ${lat}) * (${row}.lat - ${lat})
    + (${row}.lng - ${lng}) * (${row}.lng - ${lng}) * cos(radians(${lat})) * cos(radians(${lat})))`

interface Point {
  readonly lat: number
  readonly lng: number
}

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function distanceKm(one: Point, other: Point): number {
  const [a, b] = [radians(one.lat), radians(other.lat)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(other.lng - one.lng))
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

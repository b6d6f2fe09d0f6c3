import type { MapBounds, MapPoint } from './types'

/** Whether a point belongs to a cluster, with a tolerance of a metre. */
export function isWithin({ lat, lng }: MapPoint, [south, west, north, east]: MapBounds): boolean {
  const tolerance = 0.00001
  return (
    lat >= south - tolerance &&
    lat <= north + tolerance &&
    lng >= west - tolerance &&
    lng <= east + tolerance
  )
}

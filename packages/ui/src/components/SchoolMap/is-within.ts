import type { MapBounds, MapPoint } from './types'

/** Whether a point belongs to a cluster, give or take a metre. */
export function isWithin({ lat, lng }: MapPoint, [south, west, north, east]: MapBounds): boolean {
  const room = 0.00001
  return lat >= south - room && lat <= north + room && lng >= west - room && lng <= east + room
}

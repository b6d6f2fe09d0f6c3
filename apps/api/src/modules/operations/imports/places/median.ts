import type { Point } from '../../../platform/places/distance.ts'

/** The median latitude and longitude; of an even number the lower middle values. */
export const median = (points: readonly Point[]): Point => ({
  lat: middle(points.map(({ lat }) => lat)),
  lng: middle(points.map(({ lng }) => lng)),
})

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

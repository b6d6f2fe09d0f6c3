import { distanceKm } from './distance.ts'
import type { FoundPlace } from './places.repository.ts'

export interface Here {
  readonly lat: number
  readonly lng: number
}

/** Kilometres from which distance no longer matters. */
const far = 1_500
const nearnessWeight = 1.6

/**
 * Ranks a place: a full name before a prefix before a later word, then popularity and, if the
 * user's location is known, distance. Higher is better.
 */
export function placeScore(place: FoundPlace, starts: readonly string[], here?: Here): number {
  const isExact = starts.includes(place.norm)
  const isBeginning = starts.some((start) => place.norm.startsWith(start))
  const match = isExact ? 1.6 : isBeginning ? 1 : 0
  const type = place.type === 'town' ? 0.3 : 0
  return match + type + place.popularity + (here ? nearness(distanceKm(here, place)) : 0)
}

const nearness = (km: number) =>
  nearnessWeight * Math.max(0, 1 - Math.log1p(km / 4) / Math.log1p(far / 4))

import type { Reading } from '../reading/reading.ts'
import type { PlanWhere, RequestPlace } from './plan.ts'
import { maxRadius } from './plan-criteria.ts'

/** Kilometres around a town, and around anything smaller. */
const townRadius = 25
const localRadius = 5

/** The place that a reading asks for; null for the whole country. */
export function whereOf(
  { place: read, isNearMe, numbers }: Reading,
  { here, near }: RequestPlace,
): PlanWhere | null {
  if (read === null) {
    if (isNearMe && here !== null)
      return { type: 'here', center: here, radius: numbers.radius ?? townRadius }
    if (near === null) return null
    const { place } = near
    const asked = numbers.radius ?? near.radius ?? usualRadius(place.type)
    return { type: 'near', place, center: place.point, radius: Math.min(maxRadius, asked) }
  }
  const { place } = read
  if (place.type === 'state' || place.type === 'district') {
    if (place.type === 'state' || !read.isNear || place.lat === null || place.lng === null)
      return { type: 'area', place }
  }
  const { lat, lng } = place
  if (lat === null || lng === null) return { type: 'area', place }
  return {
    type: 'circle',
    place,
    center: { lat, lng },
    radius: numbers.radius ?? usualRadius(place.type),
    isRadiusAsked: numbers.radius !== null,
  }
}

const usualRadius = (type: string) => (type === 'town' ? townRadius : localRadius)

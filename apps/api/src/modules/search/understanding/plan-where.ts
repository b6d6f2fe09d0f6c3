import type { Point } from '../../platform/places/distance.ts'
import type { PlanWhere } from './plan.ts'
import type { Reading } from './reading.ts'

/** Kilometres around a town, and around anything smaller. */
const townRadius = 25
const localRadius = 5

/** Where a reading asks for; null for the whole country. */
export function whereOf(
  { place: read, isNearMe, numbers }: Reading,
  here: Point | null,
): PlanWhere | null {
  if (read === null) {
    if (!isNearMe || here === null) return null
    return { type: 'here', center: here, radius: numbers.radius ?? townRadius }
  }
  const { place } = read
  if (place.type === 'state' || place.type === 'district') {
    if (place.type === 'state' || !read.isNear || place.lat === null || place.lng === null)
      return { type: 'area', place }
  }
  const { lat, lng } = place
  if (lat === null || lng === null) return { type: 'area', place }
  const usual = place.type === 'town' ? townRadius : localRadius
  return {
    type: 'circle',
    place,
    center: { lat, lng },
    radius: numbers.radius ?? usual,
    isRadiusAsked: numbers.radius !== null,
  }
}

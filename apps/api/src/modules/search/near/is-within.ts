import { distanceKm, type Point } from '../../platform/places/distance.ts'
import type { Candidate } from '../suggest/candidate.ts'

/** Whether a record is known to be at most `radius` kilometres from a point. */
export const isWithin = (
  { lat, lng }: Pick<Candidate, 'lat' | 'lng'>,
  center: Point,
  radius: number,
): boolean => lat !== null && lng !== null && distanceKm({ lat, lng }, center) <= radius

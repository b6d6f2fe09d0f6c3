import { distanceKm } from '../../platform/places/distance.ts'
import { normalise } from '../../platform/text/normalise.ts'
import type { QueryPlace } from './places/known-places.ts'

/** What tells a place apart from its namesakes. */
export type AddressPlace = Pick<QueryPlace, 'norm' | 'type' | 'lat' | 'lng'>

/** Kilometres from the point of a place that are certainly outside it. */
export const farthest: Record<QueryPlace['type'], number> = {
  state: 600,
  district: 150,
  town: 60,
  locality: 60,
  post_office: 60,
  pincode: 60,
}

/**
 * Whether a school can be in a place whose name its address has: villages are called Kerala and Goa in
 * other states. A school without a point can.
 */
export function isAround(
  { type, lat, lng }: AddressPlace,
  school: Pick<QueryPlace, 'lat' | 'lng'>,
): boolean {
  if (lat === null || lng === null || school.lat === null || school.lng === null) return true
  return distanceKm({ lat, lng }, { lat: school.lat, lng: school.lng }) <= farthest[type]
}

/** What may follow the state in an address. */
const afterState = /( \d{6})?( india)?$/

/** Whether an address names a place. A state ends it: a ward of Gangtok is called Assam. */
export function isInAddress({ norm, type }: AddressPlace, address: string): boolean {
  const words = normalise(address)
  return type === 'state'
    ? ` ${words.replace(afterState, '')}`.endsWith(` ${norm}`)
    : ` ${words} `.includes(` ${norm} `)
}

import { distanceKm } from '../../platform/places/distance.ts'
import type { LocationInput, ResolvedLocation } from '../../platform/places/location-resolver.ts'
import type { SchoolColumns } from './school-editing.repository.ts'
import type { SchoolRow } from './school-row.ts'
import { lineOf } from './school-texts.ts'

/** A typed location within this many kilometres of the school does not move it. */
const sameAreaKm = 15

/** The columns of a new location: a text, or a picked place with its coordinates. */
export function locationColumns(
  input: LocationInput,
  row: SchoolRow,
  resolved: ResolvedLocation | undefined,
): SchoolColumns {
  const isPicked = input.lat !== undefined
  if (!isPicked && input.location === row.location) return {}
  const isMoved = resolved && (isPicked || isElsewhere(resolved, row))
  return { location: input.location, ...(isMoved && resolved) }
}

/** Reads the contract's value of the field `location`. */
export function locationInput(value: unknown): LocationInput {
  if (typeof value !== 'object' || value === null) return { location: lineOf(value) }
  const { location, lat, long, place, is_exact }: Readonly<Record<string, unknown>> = { ...value }
  return {
    location: lineOf(location),
    lat: Number(lat),
    lng: Number(long),
    place: typeof place === 'string' ? place : null,
    isExact: typeof is_exact === 'boolean' ? is_exact : undefined,
  }
}

interface Coordinates {
  readonly lat: number | null
  readonly lng: number | null
}

/** Whether a typed location is in another area than the school's coordinates. */
function isElsewhere(resolved: Coordinates, current: Coordinates): boolean {
  if (resolved.lat === null || resolved.lng === null) return false
  if (current.lat === null || current.lng === null) return true
  const [there, here] = [
    { lat: resolved.lat, lng: resolved.lng },
    { lat: current.lat, lng: current.lng },
  ]
  return distanceKm(there, here) > sameAreaKm
}

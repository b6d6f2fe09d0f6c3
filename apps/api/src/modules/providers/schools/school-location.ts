import { distanceKm } from '../../platform/places/distance.ts'
import type { LocationInput, ResolvedLocation } from '../../platform/places/location-resolver.ts'
import type { SchoolEdit } from './school-edit.ts'
import type { SchoolRow } from './school-editing.repository.ts'
import { lineOf } from './school-texts.ts'

/** Kilometres within which other words for a place don't move the school. */
const samePart = 15

/** A location is its words, or a place that was picked: the words with its point. */
export function locationEdit(
  told: LocationInput,
  row: SchoolRow,
  found: ResolvedLocation | undefined,
): SchoolEdit {
  const isPicked = told.lat !== undefined
  if (!isPicked && told.location === row.location) return unchanged(row)
  const columns = found && (isPicked || isElsewhere(found, row)) ? found : {}
  const after = { ...placeOf(row), ...columns, location: told.location }
  return {
    before: placeOf(row),
    after: placeOf(after),
    columns: { location: told.location, ...columns },
  }
}

/** The new value of a location, as the contract has it. */
export function toldPlace(value: unknown): LocationInput {
  if (typeof value !== 'object' || value === null) return { location: lineOf(value) }
  const { location, lat, long, place }: Readonly<Record<string, unknown>> = { ...value }
  return {
    location: lineOf(location),
    lat: Number(lat),
    lng: Number(long),
    place: typeof place === 'string' ? place : null,
  }
}

const unchanged = (row: SchoolRow): SchoolEdit => ({
  before: placeOf(row),
  after: placeOf(row),
  columns: {},
})

/** As the log keeps it: the words, and the point that they stand for. */
const placeOf = ({ location, lat, lng }: Pick<SchoolRow, 'location' | 'lat' | 'lng'>) => ({
  ...{ location, lat, lng },
})

interface Point {
  readonly lat: number | null
  readonly lng: number | null
}

/** Whether words alone name a place that the school's point does not lie in. */
function isElsewhere(found: Point, now: Point): boolean {
  if (found.lat === null || found.lng === null) return false
  if (now.lat === null || now.lng === null) return true
  const [there, here] = [
    { lat: found.lat, lng: found.lng },
    { lat: now.lat, lng: now.lng },
  ]
  return distanceKm(there, here) > samePart
}

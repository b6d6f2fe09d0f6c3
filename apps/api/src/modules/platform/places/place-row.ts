import type { places } from '../../../db/schema/places.ts'
import { slugText } from '../slugs/slug-text.ts'
import { normalise, wordsOf } from '../text/normalise.ts'
import { renamedPlaces } from '../text/renamed-places.ts'
import { placePrefixKeys, prefixKeys } from '../text/word-keys.ts'
import { cellKeys } from './grid-cells.ts'

type Place = typeof places.$inferSelect

/** A place from seed data or an import. */
export type PlaceInput = Readonly<
  Pick<
    Place,
    | 'source'
    | 'sourceId'
    | 'name'
    | 'type'
    | 'district'
    | 'state'
    | 'pincode'
    | 'lat'
    | 'lng'
    | 'pointRank'
    | 'popularity'
  >
>

/** A place as stored, without its id. */
export interface PlaceRow extends PlaceInput {
  /** The preferred slug; another is used if it is taken. */
  readonly slug: string
  readonly norm: string
  readonly band: number
  readonly keys: number[]
}

/** Places with at least this popularity are searched before villages. */
const knownFrom = 0.3
/**
 * Places with at least this popularity, such as well-known city localities, are searched with the
 * towns.
 */
const wellKnownFrom = 0.6

/** Computes the normalised name, search keys, band and slug of a place. */
export function placeRow(place: PlaceInput): PlaceRow {
  const norm = normalise(place.name)
  return { ...place, norm, slug: placeSlug(place), band: bandOf(place), keys: keysOf(place, norm) }
}

function bandOf({ type, popularity }: PlaceInput): number {
  if (type === 'town' || popularity >= wellKnownFrom) return 0
  return popularity >= knownFrom ? 1 : 2
}

function keysOf(place: PlaceInput, norm: string): number[] {
  const keys = new Set<number>()
  const add = (more: readonly number[]) => {
    for (const key of more) keys.add(key)
  }
  for (const word of norm.split(' ')) {
    add(prefixKeys(word))
    for (const other of renamedPlaces.get(word) ?? []) add(prefixKeys(other))
  }
  for (const word of wordsOf(`${place.district ?? ''} ${place.state ?? ''}`)) {
    add(placePrefixKeys(word))
    for (const other of renamedPlaces.get(word) ?? []) add(placePrefixKeys(other))
  }
  if (place.pincode !== null) add(placePrefixKeys(place.pincode).slice(-1))
  if (place.lat !== null && place.lng !== null) add(cellKeys(place.lat, place.lng))
  return [...keys]
}

/** The contract allows 120 characters; the rest is for a numeric suffix. */
const longestSlug = 110

/** indiranagar-bengaluru-urban; a town with the name of its district has only its own name. */
function placeSlug({ type, name, district, state }: PlaceInput): string {
  const place = slugText(name) || 'place'
  if (type === 'pincode') return place
  const around = slugText(district ?? state ?? '')
  const isNamesake = around === place || (type === 'town' && around.startsWith(`${place}-`))
  const whole = around === '' || isNamesake ? place : `${place}-${around}`
  return whole.slice(0, longestSlug).replace(/-+$/, '')
}

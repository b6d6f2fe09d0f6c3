import type { places } from '../../../db/schema/places.ts'
import { cellKeys, placePrefixKeys, prefixKeys } from '../../search/documents/keys.ts'
import { normalise, wordsOf } from '../../search/text/normalise.ts'
import { renamedPlaces } from '../../search/text/renamed-places.ts'
import { slugText } from '../imports/cleaning/school-slug.ts'

type Place = typeof places.$inferSelect

/** A place as seeds and imports know it. */
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
    | 'popularity'
  >
>

/** What the database keeps of it, but for its id. */
export interface PlaceRow extends PlaceInput {
  /** A slug that fits, where nobody else has it. */
  readonly slug: string
  readonly norm: string
  readonly band: number
  readonly keys: number[]
}

/** From this popularity on a place is looked for before the villages are. */
const knownFrom = 0.3
/** From this one on, such as a part of a big city that everyone names, together with the towns. */
const wellKnownFrom = 0.6

/** Makes what search needs of a place: its name as it is searched, its keys, its band and slug. */
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

/** Contract: at most 120 letters; digits for places of one name need a few of them. */
const longestSlug = 110

/** indiranagar-bengaluru-urban; a town that gives its district the name goes by its own alone. */
function placeSlug({ type, name, district, state }: PlaceInput): string {
  const place = slugText(name) || 'place'
  if (type === 'pincode') return place
  const around = slugText(district ?? state ?? '')
  const isNamesake = around === place || (type === 'town' && around.startsWith(`${place}-`))
  const whole = around === '' || isNamesake ? place : `${place}-${around}`
  return whole.slice(0, longestSlug).replace(/-+$/, '')
}

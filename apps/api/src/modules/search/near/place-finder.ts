import { LRUCache } from 'lru-cache'
import type { Point } from '../../platform/places/distance.ts'
import type { Place, PlacesService } from '../../platform/places/places.service.ts'

/** A place that a request names beside its query. */
export interface NamedPlace {
  /** Null for a point. */
  readonly slug: string | null
  readonly name: string
  /** District and state; '' for a point. */
  readonly detail: string
  readonly type: Place['type']
  readonly point: Point
  /** Whether the point represents a larger area, so that no distances are measured from it. */
  readonly isApproximate: boolean
}

export type PlaceFinder = ReturnType<typeof createPlaceFinder>

const maxCachedPlaces = 2_000
const placeMaxAge = 600_000

/** Finds the places that partner sites name in the parameter `place`. */
export function createPlaceFinder(places: Pick<PlacesService, 'findNamed'>) {
  // A page sends the same place with every letter that is typed.
  const cached = new LRUCache<string, { place: NamedPlace | null }>({
    max: maxCachedPlaces,
    ttl: placeMaxAge,
  })

  return {
    /**
     * The place with a name in India or a PIN code, or the point of latitude and longitude separated
     * by a comma. Null if there is none.
     */
    async find(text: string): Promise<NamedPlace | null> {
      const pair = coordinates.exec(text)
      if (pair) return pointPlace(Number(pair[1]), Number(pair[2]))
      const known = cached.get(text)
      if (known) return known.place
      const found = await places.findNamed(text)
      const place = found ? named(found) : null
      cached.set(text, { place })
      return place
    },
  }
}

const coordinates = /^\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*$/

function pointPlace(lat: number, lng: number): NamedPlace | null {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  const name = `${lat}, ${lng}`
  const point = { lat, lng }
  return { slug: null, name, detail: '', type: 'locality', point, isApproximate: false }
}

const named = ({ slug, name, detail, type, lat, lng, is_approximate }: Place): NamedPlace => ({
  slug,
  name,
  detail,
  type,
  point: { lat, lng },
  isApproximate: is_approximate,
})

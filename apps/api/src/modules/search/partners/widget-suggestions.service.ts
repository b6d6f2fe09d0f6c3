import { LRUCache } from 'lru-cache'
import { invalid } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { distanceKm } from '../../platform/places/distance.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import type { Search } from '../search.service.ts'
import type { Candidate } from '../suggest/candidates.repository.ts'
import type { Point } from '../suggest/grid-around.ts'
import { productKinds, type WidgetKind } from './widget-kinds.ts'
import type { LineMakers } from './widget-lines.ts'
import { linesOf, type WidgetSuggestion } from './widget-lines.ts'

/** What the search box of another site asks. */
export type WidgetRequest = Query<'suggestForPartners'>

export interface WidgetAnswer {
  readonly suggestions: readonly WidgetSuggestion[]
  readonly results_url: string
}

export interface WidgetDeps extends LineMakers {
  readonly search: Pick<Search, 'suggest'>
  readonly places: Pick<PlacesService, 'findNamed'>
}

/** Candidates that are looked at where some of them fall away. */
const looked = 40
const placesKept = 2_000
const placesKeptFor = 600_000

/** Finds what the boxes on other sites suggest. */
export function createWidgetSuggestions({ search, places, ...makers }: WidgetDeps) {
  // A page gives the same place with each letter that is typed on it.
  const known = new LRUCache<string, { point: Point | null }>({
    max: placesKept,
    ttl: placesKeptFor,
  })

  /** Throws `invalid_request` where there is no such place. */
  async function pointOf(written: string): Promise<Point> {
    const point = coordinates(written) ?? known.get(written)?.point ?? (await look(written))
    if (!point) throw noPlace()
    return point
  }

  async function look(written: string): Promise<Point | null> {
    if (known.has(written)) return null
    const place = await places.findNamed(written)
    const point = place ? { lat: place.lat, lng: place.lng } : null
    known.set(written, { point })
    return point
  }

  async function candidatesFor(request: WidgetRequest, here: Point | null) {
    const { key, kind, radius, limit } = request
    const isPruned = kind !== 'schools' || (here !== null && radius !== undefined)
    const found = await search.suggest({
      ...{ key, here, limit: isPruned ? looked : limit },
      ...searchedAs(kind),
    })
    return found
      .filter(({ kind }) => kind === 'school' || kind === 'product')
      .filter((candidate) => !here || radius === undefined || isWithin(candidate, here, radius))
  }

  return {
    /** Throws `invalid_request` where nobody knows the place. */
    async suggest(request: WidgetRequest): Promise<WidgetAnswer> {
      const { key, kind, place, limit, lang } = request
      const here = place === undefined ? null : await pointOf(place)
      const candidates = await candidatesFor(request, here)
      const suggestions = await linesOf({ candidates, kind, here, limit, lang }, makers)
      return { suggestions, results_url: makers.addresses.results(key.trim(), kind) }
    },
  }
}

export type WidgetSuggestions = ReturnType<typeof createWidgetSuggestions>

/** A kind of product is a word that all of that kind have. */
function searchedAs(kind: WidgetKind) {
  if (kind === 'all') return {}
  if (kind === 'schools') return { kind: 'school' } as const
  return { kind: 'product', also: productKinds[kind] } as const
}

const pair = /^\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*$/

/** The point that is written as latitude and longitude; undefined where none is. */
function coordinates(written: string): Point | undefined {
  const [, lat, lng] = pair.exec(written) ?? []
  if (lat === undefined) return undefined
  const point = { lat: Number(lat), lng: Number(lng) }
  if (Math.abs(point.lat) > 90 || Math.abs(point.lng) > 180) throw noPlace()
  return point
}

const noPlace = () =>
  invalid('place', 'must be a place of India, a pincode, or a latitude and longitude: 12.97,77.59')

const isWithin = ({ lat, lng }: Candidate, here: Point, radius: number) =>
  lat !== null && lng !== null && distanceKm({ lat, lng }, here) <= radius

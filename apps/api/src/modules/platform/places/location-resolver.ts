import { normalise } from '../../search/text/normalise.ts'
import { distanceKm } from './distance.ts'
import { cellsAround, placeQuery } from './place-query.ts'
import { placeScore } from './place-ranking.ts'
import type { FoundPlace, PlacesRepository } from './places.repository.ts'

/** A location from a request. */
export interface LocationInput {
  /** Names of the place, separated by commas. */
  readonly location: string
  readonly lat?: number | null | undefined
  readonly lng?: number | null | undefined
  /** The slug of the selected place. */
  readonly place?: string | null | undefined
}

/** The location of a record as stored; null if unknown. */
export interface ResolvedLocation {
  readonly lat: number | null
  readonly lng: number | null
  readonly placeAccuracy: 'exact' | 'pincode' | 'district' | null
  readonly city: string | null
  readonly district: string | null
  readonly state: string | null
  readonly pincode: string | null
}

export type LocationResolver = ReturnType<typeof createLocationResolver>

/**
 * Within this distance in kilometres, a point is the place's own, which stands for the whole place.
 */
const samePoint = 0.05
/** Within this distance, the selected place describes a point. */
const sameTown = 60
/** Within this distance, a point has the PIN code of the nearest place. */
const samePincode = 3
const candidates = 400

/** Resolves a location to town, district and state, with its accuracy. */
export function createLocationResolver(repository: PlacesRepository) {
  const near = (point: Point) =>
    repository.findNear([], cellsAround(point.lat, point.lng), point, candidates)

  return {
    /** Uses the selected place and the point, or one of them, or else the names. */
    async of({ location, lat, lng, place: slug }: LocationInput): Promise<ResolvedLocation> {
      const point = pointOf(lat, lng)
      const picked = slug ? await repository.findBySlug(slug) : undefined
      const place = picked ?? (point ? undefined : await byNames(location))
      const where = point ?? place
      if (!where) return unknown
      const around = await near(where)
      return describe(
        where,
        place && distanceKm(place, where) <= sameTown ? place : undefined,
        around,
        location,
      )
    },
  }

  /** The place with the location's first name, within the places named after it. */
  async function byNames(location: string): Promise<FoundPlace | undefined> {
    const parts = partsOf(location)
    for (let words = parts.length; words > 0; words--) {
      const query = placeQuery(parts.slice(0, words).join(' '))
      const name = parts[0]
      if (!query || name === undefined) return undefined
      const found = await repository.findMatching(query.keys, [name], 24)
      const [best] = found
        .filter(({ norm }) => norm === name)
        .sort((a, b) => placeScore(b, [name]) - placeScore(a, [name]))
      // A name alone identifies the best known place only if nothing else is given.
      if (best && (words > 1 || parts.length === 1)) return best
    }
    return undefined
  }
}

interface Point {
  readonly lat: number
  readonly lng: number
}

const unknown: ResolvedLocation = {
  lat: null,
  lng: null,
  placeAccuracy: null,
  city: null,
  district: null,
  state: null,
  pincode: null,
}

const pointOf = (lat: number | null | undefined, lng: number | null | undefined) =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined

/** The names of a location, normalised, without the country. */
const partsOf = (location: string) =>
  location
    .split(',')
    .map(normalise)
    .filter((part) => part !== '' && part !== 'india')

function describe(
  point: Point,
  place: FoundPlace | undefined,
  around: readonly FoundPlace[],
  location: string,
): ResolvedLocation {
  const { lat, lng } = point
  const town = place?.type === 'town' ? place : townOf(point, place, around, partsOf(location))
  const [nearest] = around
  const known = place ?? (nearest && distanceKm(nearest, point) <= sameTown ? nearest : undefined)
  // Some localities have the city as their detail, others the district.
  const isCityNamed = known?.district != null && normalise(known.district) === town?.norm
  return {
    lat,
    lng,
    placeAccuracy: accuracyOf(point, place),
    city: town?.name ?? null,
    district: (isCityNamed ? town?.district : (known?.district ?? town?.district)) ?? null,
    state: known?.state ?? town?.state ?? null,
    pincode: place?.pincode ?? pincodeOf(point, place, around),
  }
}

/** The point of a place stands for the whole place: a town may be as large as its district. */
function accuracyOf(point: Point, place: FoundPlace | undefined) {
  if (!place || distanceKm(place, point) > samePoint) return 'exact'
  return place.type === 'town' ? 'district' : 'pincode'
}

/** The PIN code of the nearest place, for an exact point; a whole town has many. */
function pincodeOf(point: Point, place: FoundPlace | undefined, around: readonly FoundPlace[]) {
  if (accuracyOf(point, place) === 'district') return null
  const nearest = around.find(({ pincode }) => pincode !== null)
  return nearest && distanceKm(nearest, point) <= samePincode ? nearest.pincode : null
}

/**
 * The town named in the location or by the selected place, or else the one that people would name.
 */
function townOf(
  point: Point,
  place: FoundPlace | undefined,
  around: readonly FoundPlace[],
  parts: readonly string[],
): FoundPlace | undefined {
  const towns = around.filter((one) => one.type === 'town' && distanceKm(one, point) <= sameTown)
  const district = place?.district == null ? undefined : normalise(place.district)
  return (
    towns.find(({ norm }) => parts.includes(norm)) ??
    towns.find(({ norm }) => norm === district) ??
    towns.sort((a, b) => perceivedDistance(a, point) - perceivedDistance(b, point))[0]
  )
}

/** Perceived distance of a town: larger towns count as closer. */
const perceivedDistance = (town: FoundPlace, point: Point) =>
  distanceKm(town, point) / (0.2 + Math.min(1, town.popularity))

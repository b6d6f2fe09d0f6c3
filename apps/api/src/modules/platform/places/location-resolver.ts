import { normalise } from '../text/normalise.ts'
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
  /**
   * Whether the point is the listing's own. Without it, a point is exact unless it is the selected
   * place's.
   */
  readonly isExact?: boolean | undefined
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

/** The address parts of a point, as people would write them. */
export interface PointDescription {
  /** The parts joined; null outside India. */
  readonly location: string | null
  /** The nearest named place. */
  readonly locality: string | null
  readonly city: string | null
  readonly district: string | null
  readonly state: string | null
  readonly pincode: string | null
}

export type LocationResolver = ReturnType<typeof createLocationResolver>

/** Kilometres from the point of a place within which a location means the whole place. */
const samePoint = 0.05
/** Within this distance, the selected place describes a point. */
const sameTown = 60
/** Within this distance, a point has the name and PIN code of the nearest place. */
const samePlace = 3
const candidates = 400

/** Resolves a location to town, district and state, with its accuracy. */
export function createLocationResolver(repository: PlacesRepository) {
  const near = (point: Point) =>
    repository.findNear([], cellsAround(point.lat, point.lng), point, candidates)

  return {
    /** Uses the selected place and the point, or one of them, or else the names. */
    async of(input: LocationInput): Promise<ResolvedLocation> {
      const { location, lat, lng, place: slug } = input
      const point = pointOf(lat, lng)
      const picked = slug ? await repository.findBySlug(slug) : undefined
      const place = picked ?? (point ? undefined : await byNames(location))
      const where = point ?? place
      if (!where) return unknown
      const around = await near(where)
      const described = place && distanceKm(place, where) <= sameTown ? place : undefined
      const isExact = point && input.isExact
      return describe(where, described, around, { location, isExact })
    },

    /** Describes a point by the places around it. */
    async at(point: Point): Promise<PointDescription> {
      const around = await near(point)
      const { city, district, state, pincode } = describe(point, undefined, around, {})
      const locality = localityOf(point, around)
      const parts = [locality, city ?? district, state].filter((part) => part !== null)
      const location = parts.length === 0 ? null : [...new Set([...parts, 'India'])].join(', ')
      return { location, locality, city, district, state, pincode }
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

/** Degrees. */
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
  { location = '', isExact }: Pick<Partial<LocationInput>, 'location' | 'isExact'>,
): ResolvedLocation {
  const { lat, lng } = point
  const parts = partsOf(location)
  const town = place?.type === 'town' ? place : townOf(point, place, around, parts)
  const [nearest] = around
  const known = place ?? (nearest && distanceKm(nearest, point) <= sameTown ? nearest : undefined)
  // Some localities have the city as their detail, others the district.
  const isCityNamed = known?.district != null && normalise(known.district) === town?.norm
  const placeAccuracy =
    isExact === undefined
      ? accuracyOf(point, place)
      : isExact
        ? 'exact'
        : accuracyOfArea(place ?? (parts[0] === town?.norm ? town : undefined))
  return {
    lat,
    lng,
    placeAccuracy,
    city: town?.name ?? null,
    district: (isCityNamed ? town?.district : (known?.district ?? town?.district)) ?? null,
    state: known?.state ?? town?.state ?? null,
    pincode: place?.pincode ?? pincodeOf(point, placeAccuracy, around),
  }
}

/** The point of a place represents the whole place. */
function accuracyOf(point: Point, place: FoundPlace | undefined) {
  if (!place || distanceKm(place, point) > samePoint) return 'exact'
  return accuracyOfArea(place)
}

/** A town may be as large as its district. */
const accuracyOfArea = (place: FoundPlace | undefined) =>
  place?.type === 'town' ? 'district' : 'pincode'

/** The name of the nearest place, unless that is far. */
function localityOf(point: Point, around: readonly FoundPlace[]): string | null {
  const nearest = around.find(({ type }) => type !== 'pincode')
  return nearest && distanceKm(nearest, point) <= samePlace ? nearest.name : null
}

/** The PIN code of the nearest place; a whole town has many. */
function pincodeOf(
  point: Point,
  accuracy: ResolvedLocation['placeAccuracy'],
  around: readonly FoundPlace[],
) {
  if (accuracy === 'district') return null
  const nearest = around.find(({ pincode }) => pincode !== null)
  return nearest && distanceKm(nearest, point) <= samePlace ? nearest.pincode : null
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
  const towns = around.filter(
    (place) => place.type === 'town' && distanceKm(place, point) <= sameTown,
  )
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

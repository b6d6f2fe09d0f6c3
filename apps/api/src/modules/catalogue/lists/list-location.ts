import { AppError } from '../../../app-error.ts'
import type { Place, PlacesService } from '../../platform/places/places.service.ts'
import type { Circle } from './circle.ts'

/** The parameters that set a list's location. */
export interface LocationRequest {
  readonly place?: string
  readonly lat?: number
  readonly lng?: number
  /** Whether the point is only roughly known; a place knows this itself. */
  readonly is_approximate?: boolean
  /** Kilometres. */
  readonly radius?: number
}

export interface ListLocation {
  readonly place: Place | null
  /** Null for the whole country. */
  readonly circle: Circle | null
  /** Whether only the rough location is known: the results then have no distances. */
  readonly isApproximate: boolean
}

/** Default kilometres around a town. */
export const townRadius = 25
/** Default kilometres around any other location. */
const defaultRadius = 5

/** Kilometres from the middle of the area of a rural PIN code to its farthest schools. */
export const pincodeExtent = 25

/** The requested location. Throws `not_found` for a place that does not exist. */
export async function resolveLocation(
  { place: slug, lat, lng, radius, is_approximate: isPointApproximate = false }: LocationRequest,
  places: PlacesService,
): Promise<ListLocation> {
  const place = slug === undefined ? null : await findPlace(slug, places)
  const center = place ?? (lat === undefined || lng === undefined ? null : { lat, lng })
  if (center === null) return { place, circle: null, isApproximate: false }
  const fallback = place?.type === 'town' ? townRadius : defaultRadius
  const isApproximate = place?.is_approximate ?? isPointApproximate
  return { place, circle: { center, radius: radius ?? fallback }, isApproximate }
}

/** The order of a list. From an approximate location, the nearest are not known. */
export const knownOrder = <Sort extends string>(
  sort: Sort | 'distance',
  isApproximate: boolean,
): Sort | 'distance' | 'relevance' => (isApproximate && sort === 'distance' ? 'relevance' : sort)

/** The matches of a list, without distances from an approximate location. */
export const withKnownDistances = <Match extends { readonly distanceKm: number | null }>(
  matches: readonly Match[],
  isApproximate: boolean,
): readonly Match[] =>
  isApproximate ? matches.map((match) => ({ ...match, distanceKm: null })) : matches

async function findPlace(slug: string, places: PlacesService): Promise<Place> {
  const place = await places.findPlace(slug)
  if (!place) throw new AppError('not_found', 'There is no place with this name.')
  return place
}

import { AppError } from '../../../app-error.ts'
import type { Place, PlacesService } from '../../platform/places/places.service.ts'
import type { Circle } from './school-list.repository.ts'

/** The parameters that set a list's location. */
export interface LocationRequest {
  readonly place?: string
  readonly lat?: number
  readonly lng?: number
  /** Kilometres. */
  readonly radius?: number
}

/** Default kilometres around a town and around any other location. */
const townRadius = 25
const defaultRadius = 5

/**
 * The requested circle, and the place at its centre; null for the whole country. Throws `not_found`
 * for a place that does not exist.
 */
export async function resolveLocation(
  { place: slug, lat, lng, radius }: LocationRequest,
  places: PlacesService,
): Promise<{ place: Place | null; circle: Circle | null }> {
  const place = slug === undefined ? null : await findPlace(slug, places)
  const center = place ?? (lat === undefined || lng === undefined ? null : { lat, lng })
  if (center === null) return { place, circle: null }
  const fallback = place?.type === 'town' ? townRadius : defaultRadius
  return { place, circle: { center, radius: radius ?? fallback } }
}

async function findPlace(slug: string, places: PlacesService): Promise<Place> {
  const place = await places.findPlace(slug)
  if (!place) throw new AppError('not_found', 'There is no place with this name.')
  return place
}

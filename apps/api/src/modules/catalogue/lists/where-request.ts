import { AppError } from '../../../app-error.ts'
import type { Place, PlacesService } from '../../platform/places/places.service.ts'
import type { Circle } from './school-list.repository.ts'

/** The parameters that say where a list lies. */
export interface WhereRequest {
  readonly place?: string
  readonly lat?: number
  readonly lng?: number
  /** Kilometres. */
  readonly radius?: number
}

/** Kilometres around a town, which is wide itself, and around anything smaller. */
const townRadius = 25
const usualRadius = 5

/**
 * The circle that is asked for, and the place in its middle; null for the whole country. Throws
 * `not_found` for a place that does not exist.
 */
export async function whereOf(
  { place: slug, lat, lng, radius }: WhereRequest,
  places: PlacesService,
): Promise<{ place: Place | null; circle: Circle | null }> {
  const place = slug === undefined ? null : await findPlace(slug, places)
  const center = place ?? (lat === undefined || lng === undefined ? null : { lat, lng })
  if (center === null) return { place, circle: null }
  const usual = place?.type === 'town' ? townRadius : usualRadius
  return { place, circle: { center, radius: radius ?? usual } }
}

async function findPlace(slug: string, places: PlacesService): Promise<Place> {
  const place = await places.findPlace(slug)
  if (!place) throw new AppError('not_found', 'There is no place with this name.')
  return place
}

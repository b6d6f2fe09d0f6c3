import type { Query } from '../../../contract/operations.ts'
import type { PublicChanges } from '../../platform/changes/public-changes.ts'
import { createVersionedCache } from '../../platform/changes/versioned-cache.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import type { FiltersService } from '../filters/filters.service.ts'
import { resolveLocation } from './list-location.ts'
import type { MapRepository } from './map.repository.ts'
import { boundsOf, clusterSize, clustersOfCells } from './map-clusters.ts'
import { readSchoolCriteria } from './school-criteria.ts'

/** The parameters of `mapSchools`. */
export type SchoolMapRequest = Query<'mapSchools'>

export interface MapDeps {
  readonly repository: MapRepository
  readonly filters: FiltersService
  readonly places: PlacesService
  readonly changes: Pick<PublicChanges, 'version'>
}

/**
 * From this zoom on clusters are queried; below it they come from cached cells of the whole
 * country.
 */
const minQueriedZoom = 12
/** Counting the cells of a million schools takes 150 ms. */
const maxEntries = 20

export type MapService = ReturnType<typeof createMapService>

/** Shows the schools of a list on a map. */
export function createMapService({ repository, filters, places, changes }: MapDeps) {
  const cells = createVersionedCache(changes, maxEntries, repository.cellCounts)
  return {
    /** The response of `mapSchools`. Throws `not_found` for a place that does not exist. */
    async mapSchools(request: SchoolMapRequest) {
      const { zoom } = request
      const bounds = boundsOf(request.bounds, zoom)
      const [{ circle }, catalogue] = await Promise.all([
        resolveLocation(request, places),
        filters.catalogue(),
      ])
      const criteria = readSchoolCriteria(request, catalogue)
      const isQueried = circle !== null || zoom >= minQueriedZoom
      const clusters = isQueried
        ? await repository.clusters(bounds, circle, criteria, clusterSize(zoom))
        : clustersOfCells(
            await cells.get(JSON.stringify(criteria), criteria),
            bounds,
            clusterSize(zoom),
          )
      const center = circle && { lat: circle.center.lat, lng: circle.center.lng }
      return { clusters, center, radius: circle?.radius ?? null }
    },
  }
}

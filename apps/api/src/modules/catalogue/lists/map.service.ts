import { LRUCache } from 'lru-cache'
import type { Query } from '../../../contract/operations.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import type { FiltersService } from '../filters/filters.service.ts'
import type { Narrowing } from './conditions.ts'
import type { CellCount, MapRepository } from './map.repository.ts'
import { boundsOf, clustersOfCells, squareSize } from './map-squares.ts'
import { narrowingOf } from './narrowing-request.ts'
import { whereOf } from './where-request.ts'

/** The parameters of `mapSchools`. */
export type SchoolMapRequest = Query<'mapSchools'>

export interface MapDeps {
  readonly repository: MapRepository
  readonly filters: FiltersService
  readonly places: PlacesService
}

/** From this zoom on the whole country is read square by square; before, by cells that are kept. */
const nearZoom = 12
/** Milliseconds that the cells of the whole country are kept: counting a million takes 150 ms. */
const keptFor = 60_000
const mostKept = 20

export type MapService = ReturnType<typeof createMapService>

/** Where the schools of a list lie. */
export function createMapService({ repository, filters, places }: MapDeps) {
  const cells = new LRUCache<string, CellCount[], Narrowing>({
    max: mostKept,
    ttl: keptFor,
    allowStale: true,
    fetchMethod: (_key, _old, { context }) => repository.cellCounts(context),
  })
  return {
    /** The answer of `mapSchools`. Throws `not_found` for a place that does not exist. */
    async mapSchools(request: SchoolMapRequest) {
      const { zoom } = request
      const bounds = boundsOf(request.bounds, zoom)
      const [{ circle }, catalogue] = await Promise.all([
        whereOf(request, places),
        filters.catalogue(),
      ])
      const narrowing = narrowingOf(request, catalogue)
      const isNear = circle !== null || zoom >= nearZoom
      const clusters = isNear
        ? await repository.clusters(bounds, circle, narrowing, squareSize(zoom))
        : clustersOfCells(
            await cells.forceFetch(JSON.stringify(narrowing), { context: narrowing }),
            bounds,
            squareSize(zoom),
          )
      const center = circle && { lat: circle.center.lat, lng: circle.center.lng }
      return { clusters, center, radius: circle?.radius ?? null }
    },
  }
}

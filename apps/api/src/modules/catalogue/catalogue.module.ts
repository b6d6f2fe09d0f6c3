import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { PublicChanges } from '../platform/changes/public-changes.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { ScheduledTask } from '../platform/queue/task-queue.ts'
import { areasHandlers } from './areas/areas.handlers.ts'
import { createAreasRepository } from './areas/areas.repository.ts'
import { createAreasService } from './areas/areas.service.ts'
import { refreshStaleAreas } from './areas/refresh-areas.repository.ts'
import { filtersHandlers } from './filters/filters.handlers.ts'
import { createFiltersRepository } from './filters/filters.repository.ts'
import { createFiltersService } from './filters/filters.service.ts'
import { createApproximateSchoolsRepository } from './lists/approximate-schools.repository.ts'
import { listsHandlers } from './lists/lists.handlers.ts'
import { createMapRepository } from './lists/map.repository.ts'
import { createMapService } from './lists/map.service.ts'
import { createNearbyPages } from './lists/nearby-pages.ts'
import { createNearbySchoolsRepository } from './lists/nearby-schools.repository.ts'
import { createProductListRepository } from './lists/product-list.repository.ts'
import { createProductListService } from './lists/product-list.service.ts'
import { createSchoolListRepository } from './lists/school-list.repository.ts'
import { createSchoolListService } from './lists/school-list.service.ts'
import { createTownSchoolsRepository } from './lists/town-schools.repository.ts'
import { phonesHandlers } from './phones/phones.handlers.ts'
import { createPhonesRepository } from './phones/phones.repository.ts'
import { createPhonesService } from './phones/phones.service.ts'
import { productsHandlers } from './products/products.handlers.ts'
import { createProductsRepository } from './products/products.repository.ts'
import { createProductsService } from './products/products.service.ts'
import { createSchoolSummaries } from './schools/school-summaries.ts'
import { schoolsHandlers } from './schools/schools.handlers.ts'
import { createSchoolsRepository } from './schools/schools.repository.ts'
import { createSchoolsService } from './schools/schools.service.ts'
import { createSitemapRepository } from './sitemap/sitemap.repository.ts'
import { createSitemapService } from './sitemap/sitemap.service.ts'
import { storesHandlers } from './stores/stores.handlers.ts'
import { createStoresRepository } from './stores/stores.repository.ts'
import { createStoresService } from './stores/stores.service.ts'

export interface CatalogueDeps {
  readonly config: Pick<Config, 'basePath' | 'publicUrl'>
  readonly database: Database
  readonly platform: Platform
  readonly changes: Pick<PublicChanges, 'version'>
}

export type Catalogue = ReturnType<typeof createCatalogueModule>

/** The public catalogue: schools, products and stores with their pages, lists, filters and map. */
export function createCatalogueModule({
  config,
  database: { db, pool },
  platform,
  changes,
}: CatalogueDeps) {
  const { images, limitsInBlocks, places } = platform
  const filters = createFiltersService(createFiltersRepository(db))
  const schoolsRepository = createSchoolsRepository(pool)
  const schoolSummaries = createSchoolSummaries({ repository: schoolsRepository, filters, images })
  const products = createProductsService({
    repository: createProductsRepository(db),
    filters,
    images,
  })
  const approximateSchools = createApproximateSchoolsRepository(pool)
  const nearbySchools = createNearbySchoolsRepository(pool)
  const nearby = createNearbyPages({ nearbySchools, approximateSchools, places })
  const areas = createAreasService({
    repository: createAreasRepository(pool),
    townSchools: createTownSchoolsRepository(pool),
    nearbyPages: nearby,
    filters,
    summaries: schoolSummaries.of,
  })
  const schoolList = createSchoolListService({
    repository: createSchoolListRepository(pool),
    nearby,
    nearbySchools,
    approximateSchools,
    filters,
    places,
    changes,
    landingPageOf: areas.landingPageOf,
    summaries: schoolSummaries.of,
  })
  const productList = createProductListService({
    repository: createProductListRepository(pool),
    filters,
    places,
    summaries: products.summaries,
  })
  const map = createMapService({ repository: createMapRepository(pool), filters, places, changes })
  const stores = createStoresService({
    repository: createStoresRepository(db),
    products,
    filters,
    images,
  })
  const phones = createPhonesService({
    repository: createPhonesRepository(db),
    limits: limitsInBlocks,
  })
  const schools = createSchoolsService({
    repository: schoolsRepository,
    summaries: schoolSummaries,
    places,
  })
  return {
    filters,
    products,
    schools,
    stores,
    schoolSummaries,
    schoolList,
    productList,
    areas,
    sitemap: createSitemapService(createSitemapRepository(db), config.publicUrl + config.basePath),
    tasks: [
      { name: 'refresh-areas', cron: '* * * * *', run: () => refreshStaleAreas(db) },
    ] satisfies ScheduledTask[],
    handlers: {
      ...filtersHandlers(filters),
      ...listsHandlers(schoolList, map, productList),
      ...areasHandlers(areas),
      ...schoolsHandlers(schools),
      ...productsHandlers(products),
      ...phonesHandlers(phones),
      ...storesHandlers(stores),
    } satisfies Partial<Handlers>,
  }
}

import type { Db } from './db/connect.ts'
import { batchEditingHandlers } from './modules/batch-editing/batch-editing.handlers.ts'
import { createBatchEditingRepository } from './modules/batch-editing/batch-editing.repository.ts'
import { createBatchEditingService } from './modules/batch-editing/batch-editing.service.ts'
import { createFilterRequestsRepository } from './modules/filter-requests/filter-requests.repository.ts'
import type { FiltersService } from './modules/filters/filters.service.ts'
import type { Images } from './modules/images/image-addresses.ts'
import type { LimitsService } from './modules/limits/limits.service.ts'
import { createUserLimit } from './modules/limits/user-limit.ts'
import type { UploadsService } from './modules/media/uploads.service.ts'
import type { PlacesService } from './modules/places/places.service.ts'
import type { PlansService } from './modules/plans/plans.service.ts'
import { createProductChanges } from './modules/product-editing/product-changes.ts'
import { productEditingHandlers } from './modules/product-editing/product-editing.handlers.ts'
import { createProductEditingRepository } from './modules/product-editing/product-editing.repository.ts'
import { createProductEditingService } from './modules/product-editing/product-editing.service.ts'
import { sections } from './modules/products/product-shapes.ts'
import type { ProductsService } from './modules/products/products.service.ts'
import { createStoreChanges } from './modules/store-editing/store-changes.ts'
import { storeEditingHandlers } from './modules/store-editing/store-editing.handlers.ts'
import { createStoreEditingRepository } from './modules/store-editing/store-editing.repository.ts'
import { createStoreEditingService } from './modules/store-editing/store-editing.service.ts'

interface ProviderDeps {
  readonly db: Db
  readonly filters: FiltersService
  readonly limits: LimitsService
  readonly images: Images
  readonly places: PlacesService
  readonly plans: PlansService
  readonly products: ProductsService
  readonly uploads: UploadsService
}

/** Who answers those who list stores, and what they offer there. */
export function storeProviderHandlers(needs: ProviderDeps) {
  const { db, filters, limits, images, places, plans, products, uploads } = needs
  const userLimit = createUserLimit(limits)
  const repository = createStoreEditingRepository(db)
  const changes = createStoreChanges({ repository, places, uploads, images })
  const stores = createStoreEditingService({
    ...{ repository, changes, plans, products, uploads, images },
  })
  const wishes = createFilterRequestsRepository(db)
  const offered = createProductEditingRepository(db)
  const offers = createProductEditingService({
    ...{ repository: offered, stores: repository, plans, products, filters, uploads, images },
    changes: createProductChanges({ repository: offered, filters, uploads, images }),
    wishes: (userId, { kind, name }) => wishes.pendingOf(userId, [sections[kind]], name),
  })
  const batches = createBatchEditingService({
    repository: createBatchEditingRepository(db),
    products: offered,
  })
  return {
    ...storeEditingHandlers(stores, userLimit),
    ...productEditingHandlers(offers, userLimit),
    ...batchEditingHandlers(batches),
  }
}

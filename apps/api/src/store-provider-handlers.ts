import type { Db } from './db/connect.ts'
import type { FiltersService } from './modules/catalogue/filters/filters.service.ts'
import { sections } from './modules/catalogue/products/product-shapes.ts'
import type { ProductsService } from './modules/catalogue/products/products.service.ts'
import type { Images } from './modules/platform/images/image-addresses.ts'
import type { UploadsService } from './modules/platform/media/uploads.service.ts'
import type { PlacesService } from './modules/platform/places/places.service.ts'
import type { LimitsService } from './modules/platform/rate-limits/limits.service.ts'
import { createUserLimit } from './modules/platform/rate-limits/user-limit.ts'
import { batchEditingHandlers } from './modules/providers/batches/batch-editing.handlers.ts'
import { createBatchEditingRepository } from './modules/providers/batches/batch-editing.repository.ts'
import { createBatchEditingService } from './modules/providers/batches/batch-editing.service.ts'
import { createFilterRequestsRepository } from './modules/providers/filter-requests/filter-requests.repository.ts'
import type { PlansService } from './modules/providers/plans/plans.service.ts'
import { createProductChanges } from './modules/providers/products/product-changes.ts'
import { productEditingHandlers } from './modules/providers/products/product-editing.handlers.ts'
import { createProductEditingRepository } from './modules/providers/products/product-editing.repository.ts'
import { createProductEditingService } from './modules/providers/products/product-editing.service.ts'
import { createStoreChanges } from './modules/providers/stores/store-changes.ts'
import { storeEditingHandlers } from './modules/providers/stores/store-editing.handlers.ts'
import { createStoreEditingRepository } from './modules/providers/stores/store-editing.repository.ts'
import { createStoreEditingService } from './modules/providers/stores/store-editing.service.ts'

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

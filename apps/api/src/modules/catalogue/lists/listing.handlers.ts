import type { Handlers } from '../../../contract/operations.ts'
import type { ListingService } from './listing.service.ts'
import type { MapService } from './map.service.ts'
import type { ProductListService } from './product-list.service.ts'

export function listingHandlers(
  listing: ListingService,
  map: MapService,
  products: ProductListService,
) {
  return {
    listSchools: ({ query }) => listing.listSchools(query),
    listProducts: ({ query }) => products.listProducts(query),
    mapSchools: ({ query }) => map.mapSchools(query),
  } satisfies Partial<Handlers>
}

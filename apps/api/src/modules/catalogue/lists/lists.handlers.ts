import type { Handlers } from '../../../contract/operations.ts'
import type { MapService } from './map.service.ts'
import type { ProductListService } from './product-list.service.ts'
import type { SchoolListService } from './school-list.service.ts'

export function listsHandlers(
  schools: SchoolListService,
  map: MapService,
  products: ProductListService,
) {
  return {
    listSchools: ({ query }) => schools.listSchools(query),
    listProducts: ({ query }) => products.listProducts(query),
    mapSchools: ({ query }) => map.mapSchools(query),
  } satisfies Partial<Handlers>
}

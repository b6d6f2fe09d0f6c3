import type { FastifyRequest } from 'fastify'
import type { ListingService, SchoolListRequest } from './listing.service.ts'
import type { MapService, SchoolMapRequest } from './map.service.ts'
import type { ProductListRequest, ProductListService } from './product-list.service.ts'

type ListRequest = FastifyRequest<{ Querystring: SchoolListRequest }>
type ProductsRequest = FastifyRequest<{ Querystring: ProductListRequest }>
type MapRequest = FastifyRequest<{ Querystring: SchoolMapRequest }>

export function listingHandlers(
  listing: ListingService,
  map: MapService,
  products: ProductListService,
) {
  return {
    listSchools: ({ query }: ListRequest) => listing.listSchools(query),
    listProducts: ({ query }: ProductsRequest) => products.listProducts(query),
    mapSchools: ({ query }: MapRequest) => map.mapSchools(query),
  }
}

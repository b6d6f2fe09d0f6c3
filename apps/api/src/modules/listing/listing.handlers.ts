import type { FastifyRequest } from 'fastify'
import type { ListingService, SchoolListRequest } from './listing.service.ts'
import type { MapService, SchoolMapRequest } from './map.service.ts'

type ListRequest = FastifyRequest<{ Querystring: SchoolListRequest }>
type MapRequest = FastifyRequest<{ Querystring: SchoolMapRequest }>

export function listingHandlers(listing: ListingService, map: MapService) {
  return {
    listSchools: ({ query }: ListRequest) => listing.listSchools(query),
    mapSchools: ({ query }: MapRequest) => map.mapSchools(query),
  }
}

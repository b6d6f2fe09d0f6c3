import type { FastifyRequest } from 'fastify'
import type { ListingService, SchoolListRequest } from './listing.service.ts'

type ListRequest = FastifyRequest<{ Querystring: SchoolListRequest }>

export function listingHandlers(listing: ListingService) {
  return {
    listSchools: ({ query }: ListRequest) => listing.listSchools(query),
  }
}

import type { FastifyRequest } from 'fastify'
import type { Section } from './filters.repository.ts'
import type { FiltersService } from './filters.service.ts'

type ListRequest = FastifyRequest<{ Querystring: { section: Section } }>
type SuggestRequest = FastifyRequest<{ Querystring: { key: string; filterObjectName: string } }>

export function filtersHandlers(filters: FiltersService) {
  return {
    listFilters: ({ query }: ListRequest) => filters.listFilters(query.section),
    suggestFilterValues: ({ query }: SuggestRequest) =>
      filters.suggestValues(query.filterObjectName, query.key),
  }
}

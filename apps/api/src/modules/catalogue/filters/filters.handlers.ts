import type { Handlers } from '../../../contract/operations.ts'
import type { FiltersService } from './filters.service.ts'

export function filtersHandlers(filters: FiltersService) {
  return {
    listFilters: ({ query }) => filters.listFilters(query.section),
    suggestFilterValues: ({ query }) => filters.suggestValues(query.filterObjectName, query.key),
  } satisfies Partial<Handlers>
}

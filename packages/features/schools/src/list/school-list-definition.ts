import { answerOf, type SchoolList } from '@edbazaar/api-client'
import { AskEdBazaarPart } from '@edbazaar/feature-catalogue-ui/ask'
import type { ListDefinition } from '@edbazaar/feature-list-kit'
import { activeFilters } from './active-filters'
import { queryOf } from './list-query'
import { type ListState, schoolsUrl, sorts, withoutFilters } from './list-state'
import { messages } from './messages'

export const schoolListDefinition: ListDefinition<ListState, SchoolList> = {
  messages: [messages],
  labels: messages.labels,
  url: schoolsUrl,
  load: (api, state, { perPage, hasCounts, signal }) => {
    const query = { ...queryOf(state), per_page: perPage, ...(hasCounts ? {} : { counts: false }) }
    return answerOf(api.GET('/schools/all', { params: { query }, signal }))
  },
  filterNames: (api) => answerOf(api.GET('/schools/filters')),
  activeFilters,
  withoutFilters,
  sorts: sorts.map((value) => ({ value, label: messages.sorts[value] })),
  Ask: AskEdBazaarPart,
}

import { answerOf, type SchoolList } from '@edbazaar/api-client'
import type { Listing } from '../list/listing'
import { filtersInUse } from './filters-in-use'
import { queryOf } from './list-query'
import { type ListState, listPath, readListState, sorts, withoutFilters } from './list-state'
import { messages, words } from './messages'

/** The list of schools. */
export const schoolListing: Listing<ListState, SchoolList> = {
  words,
  read: readListState,
  path: listPath,
  ask: (api, state, { perPage, hasCounts, signal }) => {
    const query = { ...queryOf(state), per_page: perPage, ...(hasCounts ? {} : { counts: false }) }
    return answerOf(api.GET('/schools/all', { params: { query }, signal }))
  },
  filterNames: (api) => answerOf(api.GET('/schools/filters')),
  filtersInUse,
  withoutFilters,
  sorts: sorts.map((value) => ({ value, label: messages.sorts[value] })),
}

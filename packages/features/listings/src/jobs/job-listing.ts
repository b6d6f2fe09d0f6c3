import { answerOf, type Facet, type JobList } from '@edbazaar/api-client'
import type { Listing } from '../list/listing'
import { baseQuery } from '../list/read-params'
import {
  type JobsState,
  jobFiltersInUse,
  jobSorts,
  jobsPath,
  readJobsState,
  withoutFilters,
} from './jobs-state'
import { messages, words } from './messages'

/** A page of jobs; their filters are not those that schools and products share. */
export type JobsAnswer = JobList & { facets: readonly Facet[] }

/** The list of jobs. */
export const jobListing: Listing<JobsState, JobsAnswer> = {
  words,
  read: readJobsState,
  path: jobsPath,
  ask: async (api, state, { perPage, signal }) => {
    const query = { ...queryOf(state), per_page: perPage }
    const list = await answerOf(api.GET('/jobs', { params: { query }, signal }))
    return { ...list, facets: [] }
  },
  filterNames: async () => [],
  filtersInUse: jobFiltersInUse,
  withoutFilters,
  sorts: jobSorts.map((value) => ({ value, label: messages.sorts[value] })),
}

/** The parameters under which the API knows a state. */
function queryOf(state: JobsState) {
  const { roles, subjects, types, payFrom, sort, page } = state
  return {
    ...baseQuery(state),
    ...(roles.length > 0 && { roles: [...roles] }),
    ...(subjects.length > 0 && { subjects: [...subjects] }),
    ...(types.length > 0 && { types: [...types] }),
    ...(payFrom !== null && { pay_from: payFrom }),
    ...(sort !== null && { sort }),
    page,
  }
}

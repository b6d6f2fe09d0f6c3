import { answerOf, type Facet, type JobList } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import type { ListDefinition } from '@edbazaar/feature-list-kit'
import { commonQuery } from '@edbazaar/feature-list-kit'
import { type JobsState, jobActiveFilters, jobSorts, jobsUrl, withoutFilters } from './jobs-state'
import { messages } from './messages'

/** A page of jobs. Jobs do not use the facets of schools and products. */
export type JobsResult = JobList & { facets: readonly Facet[] }

export const jobListDefinition: ListDefinition<JobsState, JobsResult> = {
  messages: [messages, jobMessages, jobRoleMessages],
  labels: messages.labels,
  url: jobsUrl,
  load: async (api, state, { perPage, signal }) => {
    const query = { ...queryOf(state), per_page: perPage }
    const list = await answerOf(api.GET('/jobs', { params: { query }, signal }))
    return { ...list, facets: [] }
  },
  filterNames: async () => [],
  activeFilters: jobActiveFilters,
  withoutFilters,
  sorts: jobSorts.map((value) => ({ value, label: messages.sorts[value] })),
}

/** The API query of a state. */
function queryOf(state: JobsState) {
  const { roles, subjects, types, payFrom, sort, page } = state
  return {
    ...commonQuery(state),
    ...(roles.length > 0 && { roles: [...roles] }),
    ...(subjects.length > 0 && { subjects: [...subjects] }),
    ...(types.length > 0 && { types: [...types] }),
    ...(payFrom !== null && { pay_from: payFrom }),
    ...(sort !== null && { sort }),
    page,
  }
}

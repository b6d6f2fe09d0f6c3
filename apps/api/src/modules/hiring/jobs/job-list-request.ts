import type { Query } from '../../../contract/operations.ts'
import type { Point } from '../../platform/places/distance.ts'
import type { JobRole, JobType } from './job-types.ts'

export type JobSort = 'relevance' | 'distance' | 'closing' | 'pay'

/** The parameters of `listJobs`. */
export type JobListRequest = Query<'listJobs'>

/** The selected filters of a list. An unused filter is an empty list or null. */
export interface SelectedJobFilters {
  readonly roles: readonly JobRole[]
  readonly subjects: readonly string[]
  readonly types: readonly JobType[]
  readonly payFrom: number | null
}

/** The centre of a search and the radius in kilometres. */
export interface JobLocation {
  readonly center: Point
  readonly radius: number
  /** Whether the centre is only roughly known: jobs then have no distances. */
  readonly isApproximate: boolean
}

export function selectedFiltersOf(request: JobListRequest): SelectedJobFilters {
  const { roles = [], subjects = [], types = [], pay_from: payFrom = null } = request
  return { roles, subjects, types, payFrom }
}

import type { Query } from '../../../contract/operations.ts'
import type { Point } from '../../platform/places/distance.ts'
import type { JobRole, JobType } from './job-words.ts'

export type JobSort = 'relevance' | 'distance' | 'closing' | 'pay'

/** The parameters of `listJobs`. */
export type JobListRequest = Query<'listJobs'>

/** What a list is narrowed by; an empty list or null where a filter is not used. */
export interface JobNarrowing {
  readonly roles: readonly JobRole[]
  readonly subjects: readonly string[]
  readonly types: readonly JobType[]
  readonly payFrom: number | null
}

/** Around which place, and how far in kilometres. */
export interface JobCircle {
  readonly center: Point
  readonly radius: number
}

export function narrowingOf(request: JobListRequest): JobNarrowing {
  const { roles = [], subjects = [], types = [], pay_from: payFrom = null } = request
  return { roles, subjects, types, payFrom }
}

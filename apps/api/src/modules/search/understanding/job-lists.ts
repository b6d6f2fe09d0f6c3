import type { Query, Schema } from '../../../contract/operations.ts'

/** Lists jobs. The module of jobs implements it. */
export interface JobLists {
  list(request: Query<'listJobs'>): Promise<Schema<'JobList'>>
}

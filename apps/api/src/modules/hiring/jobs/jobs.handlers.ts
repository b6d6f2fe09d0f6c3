import type { Handlers } from '../../../contract/operations.ts'
import type { JobsService } from './jobs.service.ts'

export function jobsHandlers(jobs: JobsService) {
  return {
    listJobs: ({ query }) => jobs.list(query),
    getJob: ({ params }) => jobs.page(params.id),
  } satisfies Partial<Handlers>
}

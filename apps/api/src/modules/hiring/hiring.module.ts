import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { Catalogue } from '../catalogue/catalogue.module.ts'
import type { Platform } from '../platform/platform.module.ts'
import { jobsHandlers } from './jobs/jobs.handlers.ts'
import { createJobsRepository } from './jobs/jobs.repository.ts'
import { createJobsService } from './jobs/jobs.service.ts'

export interface HiringDeps {
  readonly database: Database
  readonly platform: Platform
  readonly catalogue: Catalogue
}

export type Hiring = ReturnType<typeof createHiringModule>

/** Jobs at schools. */
export function createHiringModule({ database: { db }, platform, catalogue }: HiringDeps) {
  const jobs = createJobsService({
    repository: createJobsRepository(db),
    images: platform.images,
    schoolSummaries: catalogue.schoolSummaries.of,
    places: platform.places,
  })
  return { jobs, handlers: { ...jobsHandlers(jobs) } satisfies Partial<Handlers> }
}

import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { ConsentsService } from '../accounts/consents/consents.service.ts'
import type { NameOfUser } from '../accounts/users/name-of-user.ts'
import type { PlansService } from '../billing/plans/plans.service.ts'
import type { Catalogue } from '../catalogue/catalogue.module.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { MemberRoles } from '../providers/members/member-roles.ts'
import type { AuditService } from '../trust/audit/audit.service.ts'
import type { CasesService } from '../trust/cases/cases.service.ts'
import { createAlertsModule } from './alerts/alerts.module.ts'
import { createApplicationsModule } from './applications/applications.module.ts'
import { jobsHandlers } from './jobs/jobs.handlers.ts'
import { createJobsRepository } from './jobs/jobs.repository.ts'
import { createJobsService } from './jobs/jobs.service.ts'
import type { ReindexJobs } from './posts/post-writes.repository.ts'
import { createPostsModule } from './posts/posts.module.ts'

export interface HiringDeps {
  readonly config: Pick<Config, 'basePath' | 'dataDir' | 'mailFrom' | 'publicUrl' | 'secretKey'>
  readonly database: Database
  readonly platform: Platform
  readonly catalogue: Catalogue
  readonly audit: AuditService
  readonly cases: CasesService
  readonly consents: ConsentsService
  readonly members: MemberRoles
  readonly nameOfUser: NameOfUser
  readonly plans: Pick<PlansService, 'requireRoomForJob'>
  readonly reindex: ReindexJobs
}

export type Hiring = ReturnType<typeof createHiringModule>

/** Jobs, applications for them, and alerts about new ones. */
export function createHiringModule(deps: HiringDeps) {
  const { audit, consents, members, nameOfUser, config, platform, catalogue } = deps
  const { db } = deps.database
  const applications = createApplicationsModule({
    audit,
    consents,
    members,
    nameOfUser,
    config,
    db,
    platform,
  })
  const jobs = createJobsService({
    repository: createJobsRepository(db),
    images: platform.images,
    schoolSummaries: catalogue.schoolSummaries.of,
    places: platform.places,
    answerRates: applications.answerRates,
  })
  const alerts = createAlertsModule({ config, db, platform, summaries: jobs.summaries })
  const posts = createPostsModule(deps)
  return {
    jobs,
    tasks: [...applications.tasks, ...alerts.tasks, ...posts.tasks],
    handlers: {
      ...jobsHandlers(jobs),
      ...posts.handlers,
      ...applications.handlers,
      ...alerts.handlers,
    } satisfies Partial<Handlers>,
  }
}

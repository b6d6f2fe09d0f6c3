import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/connect.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CasesService } from '../../trust/cases/cases.service.ts'
import { createApplicantsRepository } from './applicants.repository.ts'
import { createApplicants } from './applicants.ts'
import { createDecideJobsRepository } from './decide-jobs.repository.ts'
import { createDecideJobs } from './decide-jobs.service.ts'
import { createJobUpkeep } from './job-upkeep.ts'
import { createPostAccess } from './post-access.ts'
import { createPostChecks } from './post-checks.ts'
import { createPostEditingService } from './post-editing.service.ts'
import { createPostMovesService } from './post-moves.service.ts'
import { createPostReviews } from './post-reviews.ts'
import { createPostWritesRepository, type ReindexJobs } from './post-writes.repository.ts'
import { createPostingListingsRepository } from './posting-listings.repository.ts'
import { postsHandlers } from './posts.handlers.ts'
import { createPostsRepository } from './posts.repository.ts'
import { createPostsService } from './posts.service.ts'

interface PostsModuleDeps {
  readonly audit: AuditService
  readonly cases: CasesService
  readonly database: Database
  readonly config: Pick<Config, 'basePath' | 'publicUrl'>
  readonly platform: Pick<Platform, 'editLimit' | 'outbox'>
  readonly plans: Pick<PlansService, 'requireRoomForJob'>
  readonly reindex: ReindexJobs
}

/** The jobs that schools and stores post. */
export function createPostsModule(deps: PostsModuleDeps) {
  const { audit, cases, config, database, plans, platform, reindex } = deps
  const { db } = database
  const applicants = createApplicants({
    repository: createApplicantsRepository(db),
    outbox: platform.outbox,
    site: config.publicUrl + config.basePath,
  })
  const posts = createPostsRepository(db)
  const employers = createPostingListingsRepository(db)
  const repository = createPostWritesRepository(db)
  const access = createPostAccess({ posts, employers })
  const reviews = createPostReviews({
    cases,
    writes: repository,
    checks: createPostChecks({ posts }),
  })
  const writing = { repository, access, reviews, applicants, audit, plans, reindex }
  const upkeep = createJobUpkeep({ repository, reindex })
  const tasks: ScheduledTask[] = [
    { name: 'close-and-publish-jobs', cron: '* * * * *', run: upkeep.run },
  ]
  return {
    tasks,
    handlers: postsHandlers({
      posts: createPostsService({ repository: posts, employers, access, applicants }),
      editing: createPostEditingService(writing),
      moves: createPostMovesService(writing),
      decideJobs: createDecideJobs({
        repository: createDecideJobsRepository(),
        writes: repository,
        audit,
        reindex,
      }),
      editLimit: platform.editLimit,
    }),
  }
}

import type { Database } from '../../../db/connect.ts'
import type { NameOfUser } from '../../accounts/users/name-of-user.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CasesService } from '../../trust/cases/cases.service.ts'
import { createBlogModerationModule } from './blog-moderation.module.ts'
import { createBlogUpkeep } from './blog-upkeep.repository.ts'
import { blogsHandlers } from './blogs.handlers.ts'
import { createBlogsRepository } from './blogs.repository.ts'
import { createBlogsService } from './blogs.service.ts'
import { createBlogReviewsRepository } from './reviewing/blog-reviews.repository.ts'
import { createBlogReviews } from './reviewing/blog-reviews.service.ts'
import { createBlogMoves } from './writing/blog-moves.service.ts'
import { createBlogWriting } from './writing/blog-writing.service.ts'
import { createOwnBlogsService } from './writing/own-blogs.service.ts'

interface BlogsModuleDeps {
  readonly audit: AuditService
  readonly cases: CasesService
  readonly nameOfUser: NameOfUser
  readonly database: Database
  readonly platform: Pick<Platform, 'images' | 'uploads' | 'editLimit'>
}

/** Blogs: reading, writing and reviewing them. */
export function createBlogsModule(deps: BlogsModuleDeps) {
  const { audit, cases, nameOfUser, database, platform } = deps
  const { db } = database
  const { images, uploads, editLimit } = platform
  const { repository, checks, decisions } = createBlogModerationModule(database)
  const blogs = createBlogsService({ repository: createBlogsRepository(db), images })
  const upkeep = createBlogUpkeep(db, checks)
  const tasks: ScheduledTask[] = [
    { name: 'prune-blog-revisions', cron: '40 4 * * *', run: upkeep.run },
    { name: 'remember-blog-texts', cron: '10 * * * *', run: upkeep.rememberTexts },
  ]
  return {
    blogs,
    tasks,
    handlers: blogsHandlers({
      blogs,
      own: createOwnBlogsService({ repository, images }),
      writing: createBlogWriting({ repository, nameOfUser, audit, images, uploads }),
      moves: createBlogMoves({ repository, cases, checks, decisions, audit }),
      reviews: createBlogReviews({
        repository: createBlogReviewsRepository(),
        blogs: repository,
        checks,
        images,
        audit,
      }),
      editLimit,
    }),
  }
}

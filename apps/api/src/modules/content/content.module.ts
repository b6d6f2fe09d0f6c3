import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { ConsentsService } from '../accounts/consents/consents.service.ts'
import type { NameOfUser } from '../accounts/users/name-of-user.ts'
import type { Catalogue } from '../catalogue/catalogue.module.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { ScheduledTask } from '../platform/queue/task-queue.ts'
import type { AuditService } from '../trust/audit/audit.service.ts'
import type { CasesService } from '../trust/cases/cases.service.ts'
import { createBlogsModule } from './blogs/blogs.module.ts'
import { createBlogFeedRepository } from './blogs/feed/blog-feed.repository.ts'
import { createCommentListsRepository } from './comments/comment-lists.repository.ts'
import { createCommentListsService } from './comments/comment-lists.service.ts'
import { commentsHandlers } from './comments/comments.handlers.ts'
import { createCommentsRepository } from './comments/comments.repository.ts'
import { createCommentsService } from './comments/comments.service.ts'
import { createContentFeeds } from './content-feeds.ts'
import { createContestsModule } from './contests/contests.module.ts'
import { createNewsletterFeedRepository } from './newsletters/feed/newsletter-feed.repository.ts'
import { createNewslettersModule } from './newsletters/newsletters.module.ts'
import { createVideoFeedRepository } from './videos/feed/video-feed.repository.ts'
import { createVideosModule } from './videos/videos.module.ts'

export interface ContentDeps {
  readonly audit: AuditService
  readonly cases: CasesService
  readonly consents: ConsentsService
  readonly nameOfUser: NameOfUser
  readonly config: Pick<Config, 'basePath' | 'dataDir' | 'inboundMail' | 'publicUrl' | 'secretKey'>
  readonly database: Database
  readonly platform: Platform
  readonly catalogue: Catalogue
}

export type Content = ReturnType<typeof createContentModule>

/** Blogs, videos with comments, contests, and newsletters. */
export function createContentModule(deps: ContentDeps) {
  const { audit, cases, consents, nameOfUser, config, database, platform, catalogue } = deps
  const { db } = database
  const { userLimit } = platform
  const blogs = createBlogsModule({ audit, cases, nameOfUser, database, platform })
  const contests = createContestsModule({ audit, consents, config, database, platform })
  const videos = createVideosModule({
    publicContests: contests.publicContests,
    audit,
    cases,
    nameOfUser,
    database,
    platform,
    schoolSummaries: catalogue.schoolSummaries.of,
  })
  const newsletters = createNewslettersModule({ audit, config, db, platform })
  return {
    blogs: blogs.blogs,
    feeds: createContentFeeds({
      blogs: createBlogFeedRepository(db),
      videos: createVideoFeedRepository(db),
      newsletters: createNewsletterFeedRepository(db),
      site: config.publicUrl + config.basePath,
    }),
    undoables: newsletters.undoables,
    checkNewsletterEmail: newsletters.checkEmail,
    bounces: newsletters.bounces,
    tasks: [
      ...blogs.tasks,
      ...videos.tasks,
      ...contests.tasks,
      ...newsletters.tasks,
    ] satisfies ScheduledTask[],
    handlers: {
      ...blogs.handlers,
      ...videos.handlers,
      ...contests.handlers,
      ...commentsHandlers(
        createCommentListsService(createCommentListsRepository(db)),
        createCommentsService({ repository: createCommentsRepository(db), cases }),
        userLimit,
      ),
      ...newsletters.handlers,
    } satisfies Partial<Handlers>,
  }
}

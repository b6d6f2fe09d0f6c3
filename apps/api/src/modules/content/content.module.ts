import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { Catalogue } from '../catalogue/catalogue.module.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { ScheduledTask } from '../platform/queue/task-queue.ts'
import type { AuditService } from '../trust/audit/audit.service.ts'
import { blogsHandlers } from './blogs/blogs.handlers.ts'
import { createBlogsRepository } from './blogs/blogs.repository.ts'
import { createBlogsService } from './blogs/blogs.service.ts'
import { createNewsletterDraftsModule } from './newsletters/drafts/newsletter-drafts.module.ts'
import { createIssueDelivery } from './newsletters/issue-delivery.ts'
import { newslettersHandlers } from './newsletters/newsletters.handlers.ts'
import { createNewslettersRepository } from './newsletters/newsletters.repository.ts'
import { createNewslettersService } from './newsletters/newsletters.service.ts'
import { videosHandlers } from './videos/videos.handlers.ts'
import { createVideosRepository } from './videos/videos.repository.ts'
import { createVideosService } from './videos/videos.service.ts'

export interface ContentDeps {
  readonly audit: AuditService
  readonly config: Pick<Config, 'basePath' | 'publicUrl'>
  readonly database: Database
  readonly platform: Platform
  readonly catalogue: Catalogue
}

export type Content = ReturnType<typeof createContentModule>

/** Blogs, videos and newsletters. */
export function createContentModule({ audit, config, database, platform, catalogue }: ContentDeps) {
  const { db } = database
  const { images, limits, formLimit, outbox } = platform
  const site = config.publicUrl + config.basePath
  const blogs = createBlogsService({ repository: createBlogsRepository(db), images })
  const videos = createVideosService({
    repository: createVideosRepository(db),
    images,
    schoolSummaries: catalogue.schoolSummaries.of,
  })
  const repository = createNewslettersRepository(db)
  const newsletters = createNewslettersService({ repository, outbox, limits, site })
  const drafts = createNewsletterDraftsModule({ audit, db, platform })
  const issueDelivery = createIssueDelivery({ repository, outbox, site })
  return {
    blogs,
    undoables: drafts.undoables,
    tasks: [
      { name: 'deliver-newsletters', cron: '0 * * * *', run: issueDelivery.deliverDue },
    ] satisfies ScheduledTask[],
    handlers: {
      ...blogsHandlers(blogs),
      ...videosHandlers(videos),
      ...newslettersHandlers(newsletters, formLimit),
      ...drafts.handlers,
    } satisfies Partial<Handlers>,
  }
}

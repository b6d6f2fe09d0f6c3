import type { Config } from '../../../config.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { createBlocksRepository } from './blocks/blocks.repository.ts'
import { createBouncesRepository } from './bounces/bounces.repository.ts'
import { createBounces } from './bounces/bounces.ts'
import { createNewsletterDraftsModule } from './drafts/newsletter-drafts.module.ts'
import { linksOf } from './newsletter-links.ts'
import { newslettersHandlers } from './newsletters.handlers.ts'
import { createNewslettersRepository } from './newsletters.repository.ts'
import { createNewslettersService } from './newsletters.service.ts'
import { createIssueEmails } from './sending/issue-emails.ts'
import { createNewsletterSendingRepository } from './sending/newsletter-sending.repository.ts'
import { createNewsletterSending } from './sending/newsletter-sending.ts'

interface NewslettersModuleDeps {
  readonly audit: AuditService
  readonly config: Pick<Config, 'basePath' | 'inboundMail' | 'publicUrl'>
  readonly db: Db
  readonly platform: Platform
}

/** Newsletters: the archive, subscriptions, writing and sending. */
export function createNewslettersModule({ audit, config, db, platform }: NewslettersModuleDeps) {
  const { images, limits, formLimit, outbox } = platform
  const { basePath } = config
  const site = config.publicUrl + basePath
  const links = linksOf(site)
  const blocks = createBlocksRepository(db)
  const emails = createIssueEmails({ blocks, images, links, site })
  const sending = createNewsletterSending({
    repository: createNewsletterSendingRepository(db),
    audit,
    emails,
    outbox,
    links,
  })
  const drafts = createNewsletterDraftsModule({
    audit,
    basePath,
    blocks,
    db,
    emails,
    platform,
    sending,
  })
  const newsletters = createNewslettersService({
    repository: createNewslettersRepository(db),
    blocks,
    images,
    basePath,
    outbox,
    limits,
    site,
  })
  return {
    undoables: drafts.undoables,
    /** Whether an email of a newsletter may be sent now. */
    checkEmail: sending.check,
    bounces: createBounces(createBouncesRepository(db), config.inboundMail?.domain),
    tasks: [
      { name: 'send-newsletters', cron: '* * * * *', run: sending.run },
    ] satisfies ScheduledTask[],
    handlers: {
      ...newslettersHandlers(newsletters, formLimit),
      ...drafts.handlers,
    } satisfies Partial<Handlers>,
  }
}

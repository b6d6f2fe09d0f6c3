import { userOf } from '../../../../caller.ts'
import type { Handlers } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { newsletterDrafts } from '../../../../db/schema/index.ts'
import type { Platform } from '../../../platform/platform.module.ts'
import { createAdminTable } from '../../../trust/admin-tables/table/admin-table.service.ts'
import { tableHandlers } from '../../../trust/admin-tables/table/table-handlers.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { Undoable } from '../../../trust/undo/undoable.ts'
import type { BlocksRepository } from '../blocks/blocks.repository.ts'
import { createDeliveriesRepository } from '../sending/deliveries.repository.ts'
import type { IssueEmails } from '../sending/issue-emails.ts'
import type { NewsletterSending } from '../sending/newsletter-sending.ts'
import { createDraftMoves } from './draft-moves.service.ts'
import { createDraftPreview } from './draft-preview.service.ts'
import {
  createNewsletterDraftsRepository,
  newsletterDraftRows,
} from './newsletter-drafts.repository.ts'
import { createNewsletterDrafts } from './newsletter-drafts.service.ts'

interface NewsletterDraftsModuleDeps {
  readonly audit: AuditService
  readonly basePath: string
  readonly blocks: BlocksRepository
  readonly db: Db
  readonly emails: IssueEmails
  readonly platform: Pick<Platform, 'exportLog' | 'images' | 'outbox' | 'uploads' | 'userLimit'>
  readonly sending: NewsletterSending
}

/** Newsletters as admins write and send them: their table, text, states, readers and undo. */
export function createNewsletterDraftsModule(deps: NewsletterDraftsModuleDeps) {
  const { audit, basePath, blocks, db, emails, platform, sending } = deps
  const { exportLog, images, outbox, uploads, userLimit } = platform
  const repository = createNewsletterDraftsRepository(db)
  const deliveries = createDeliveriesRepository(db)
  const drafts = createNewsletterDrafts({ audit, repository, blocks, deliveries, images, uploads })
  const moves = createDraftMoves({ audit, blocks, drafts, outbox, repository, sending })
  const preview = createDraftPreview({
    blocks,
    emails,
    images,
    outbox,
    repository,
    userLimit,
    basePath,
  })
  const table = tableHandlers(
    'newsletter-drafts',
    createAdminTable(
      { log: exportLog, userLimit },
      { name: 'newsletter-drafts', rows: newsletterDraftRows(db) },
    ),
  )
  const undoable: Undoable = {
    entity: 'newsletter_draft',
    table: newsletterDrafts,
    audited: 'newsletter_draft',
    nameColumn: 'title',
    fields: { title: ['title'], summary: ['summary'], blocks: ['blocks'] },
    isRevised: true,
    refused: (tx, ids) => repository.finalAmong(tx, ids),
  }
  return {
    undoables: [undoable],
    handlers: {
      listAdminNewsletterDrafts: table.list,
      downloadAdminNewsletterDrafts: table.download,
      getNewsletterDraft: ({ params }) => drafts.show(params.id),
      async createNewsletterDraft(request, reply) {
        reply.code(201)
        return drafts.create(userOf(request), request.body)
      },
      editNewsletterDraft: (request) =>
        drafts.edit(userOf(request), request.params.id, request.body),
      async deleteNewsletterDraft(request) {
        await drafts.remove(userOf(request), request.params.id)
        return { status: 200, msg: 'Deleted' }
      },
      moveNewsletterDraft: (request) =>
        moves.move(userOf(request), request.params.id, request.body),
      previewNewsletterDraft: ({ params }) => preview.show(params.id),
      testNewsletterDraft(request, reply) {
        reply.code(202)
        return preview.sendTest(userOf(request), request.params.id)
      },
      listNewsletterDeliveries: ({ params, query }) => drafts.readers(params.id, query),
    } satisfies Partial<Handlers>,
  }
}

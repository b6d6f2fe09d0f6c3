import { userOf } from '../../../../caller.ts'
import type { Handlers } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { newsletterDrafts } from '../../../../db/schema/index.ts'
import type { Platform } from '../../../platform/platform.module.ts'
import { createAdminTable } from '../../../trust/admin-tables/table/admin-table.service.ts'
import { createExportLogRepository } from '../../../trust/admin-tables/table/export-log.repository.ts'
import { tableHandlers } from '../../../trust/admin-tables/table/table-handlers.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { Undoable } from '../../../trust/undo/undoable.ts'
import {
  createNewsletterDraftsRepository,
  newsletterDraftRows,
} from './newsletter-drafts.repository.ts'
import { createNewsletterDrafts } from './newsletter-drafts.service.ts'

interface NewsletterDraftsModuleDeps {
  readonly audit: AuditService
  readonly db: Db
  readonly platform: Pick<Platform, 'userLimit'>
}

/** Drafts of newsletters: their table, their text, and the undo of changes. */
export function createNewsletterDraftsModule({ audit, db, platform }: NewsletterDraftsModuleDeps) {
  const drafts = createNewsletterDrafts({
    audit,
    repository: createNewsletterDraftsRepository(db),
  })
  const table = tableHandlers(
    'newsletter-drafts',
    createAdminTable(
      { log: createExportLogRepository(db), userLimit: platform.userLimit },
      { name: 'newsletter-drafts', rows: newsletterDraftRows(db) },
    ),
  )
  const undoable: Undoable = {
    entity: 'newsletter_draft',
    table: newsletterDrafts,
    audited: 'newsletter_draft',
    nameColumn: 'title',
    fields: { title: ['title'], summary: ['summary'], body_html: ['body_html'] },
    isRevised: true,
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
    } satisfies Partial<Handlers>,
  }
}

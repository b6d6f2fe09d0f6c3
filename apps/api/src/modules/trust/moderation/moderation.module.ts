import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/connect.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { CasesService } from '../cases/cases.service.ts'
import { createAppealsRepository } from './appeals/appeals.repository.ts'
import { createAppealsService } from './appeals/appeals.service.ts'
import { createUndoneAppealsRepository } from './appeals/undone-appeals.repository.ts'
import { createUndoneAppeals } from './appeals/undone-appeals.ts'
import { createBulkDecisions } from './decisions/bulk-decisions.service.ts'
import { createCaseClaims } from './decisions/case-claims.service.ts'
import { createCaseClosing } from './decisions/case-closing.ts'
import { createDecideCase } from './decisions/decide-case.service.ts'
import { createDecidedValues } from './decisions/decided-values.ts'
import { createDecisionEmails } from './decisions/decision-emails.ts'
import { createDecisionsRepository } from './decisions/decisions.repository.ts'
import { createFieldDecisions } from './decisions/field-decisions.ts'
import { createListingDecisions } from './decisions/listing-decisions.service.ts'
import type { Reindex, StatusChanges } from './decisions/state-changes.ts'
import { createUpheldValuesRepository } from './decisions/upheld-values.repository.ts'
import { createUpheldValues } from './decisions/upheld-values.ts'
import { createCaseDetailRepository } from './detail/case-detail.repository.ts'
import { createCaseDetailService } from './detail/case-detail.service.ts'
import { createCommentRecordRepository } from './detail/comment-record.repository.ts'
import { createContentRecordRepository } from './detail/content-record.repository.ts'
import { createJobRecordRepository } from './detail/job-record.repository.ts'
import { createCaseChanges } from './feed/case-changes.service.ts'
import { createCaseFeed } from './feed/case-feed.ts'
import { moderationHandlers } from './moderation.handlers.ts'
import { createNoticesRepository } from './notices/notices.repository.ts'
import { createNoticesService, type NoticesDeps } from './notices/notices.service.ts'
import { createCaseRows } from './queue/case-rows.ts'
import { createQueueRepository } from './queue/queue.repository.ts'
import { createQueueService } from './queue/queue.service.ts'
import { createReportsRepository } from './reports/reports.repository.ts'
import { createReportsService } from './reports/reports.service.ts'
import { createSchoolClaimsRepository } from './school-claims/school-claims.repository.ts'
import { createSchoolClaimsService } from './school-claims/school-claims.service.ts'
import type { ListingFields } from './subjects/listing-fields.ts'
import { createSubjectsRepository } from './subjects/subjects.repository.ts'
import { createSubjectsService } from './subjects/subjects.service.ts'
import { createCaseUndoables } from './undo/case-undoables.repository.ts'
import { createUndoneDecisionsRepository } from './undo/undone-decisions.repository.ts'
import { createUndoneDecisions } from './undo/undone-decisions.ts'

interface ModerationDeps {
  readonly config: Pick<Config, 'basePath' | 'publicUrl' | 'moderationTargetHours'>
  readonly database: Database
  readonly audit: AuditService
  readonly cases: CasesService
  readonly platform: Pick<Platform, 'images' | 'outbox' | 'uploads' | 'formLimit' | 'userLimit'>
  /** The listings whose fields are reviewed. */
  readonly listings: readonly ListingFields[]
  readonly reindex: Reindex
  /** The status of records after a decision. */
  readonly statuses: StatusChanges
  readonly decidedFilterRequests: NoticesDeps['decidedFilterRequests']
}

/** The review of listings and content by admins. */
export function createModerationModule(deps: ModerationDeps) {
  const { config, database, audit, cases, platform, listings, reindex, statuses } = deps
  const { db, pool } = database
  const { moderationTargetHours: targetHours } = config
  const { images, outbox, uploads, formLimit, userLimit } = platform
  const subjects = createSubjectsRepository(db)
  const queue = createQueueRepository(db, targetHours)
  const details = createCaseDetailRepository(db)
  const repository = createDecisionsRepository(db)
  const rows = createCaseRows(subjects, images)
  const detail = createCaseDetailService({
    repository: details,
    queue,
    rows,
    subjects,
    listings,
    jobRecords: createJobRecordRepository(db),
    commentRecords: createCommentRecordRepository(db),
    contentRecords: createContentRecordRepository(db, images),
  })
  const emails = createDecisionEmails({
    subjects,
    outbox,
    site: config.publicUrl + config.basePath,
  })
  const feed = createCaseFeed({ pool })
  const upheld = createUpheldValues({ repository: createUpheldValuesRepository(), queue, details })
  const values = createDecidedValues({ details, listings })
  const closing = createCaseClosing({ repository, values, emails })
  const deciding = { audit, repository, queue, subjects, closing, emails, reindex, statuses }

  return {
    subjects: createSubjectsService(subjects),
    undoables: createCaseUndoables({ subjects, decisions: repository, reindex }),
    ownAmong: subjects.ownAmong,
    undoneAppeals: createUndoneAppeals({
      repository: createUndoneAppealsRepository(),
      decisions: repository,
      emails,
    }),
    undoneDecisions: createUndoneDecisions({
      repository: createUndoneDecisionsRepository(),
      emails,
    }),
    stop: feed.stop,
    handlers: moderationHandlers({
      queue: createQueueService({ repository: queue, rows, targetHours }),
      detail,
      claims: createCaseClaims({ repository, queue, details }),
      decideCase: createDecideCase({
        ...deciding,
        details,
        detail,
        fields: createFieldDecisions({ details, subjects, listings, uploads, upheld }),
      }),
      bulk: createBulkDecisions(deciding),
      listings: createListingDecisions(deciding),
      changes: createCaseChanges({ feed, queue, rows }),
      reports: createReportsService({
        repository: createReportsRepository(db),
        cases,
        subjects,
        outbox,
      }),
      notices: createNoticesService({
        repository: createNoticesRepository(db),
        decidedFilterRequests: deps.decidedFilterRequests,
      }),
      appeals: createAppealsService({
        repository: createAppealsRepository(db),
        decisions: repository,
        cases,
        queue,
        subjects,
      }),
      schoolClaims: createSchoolClaimsService({
        repository: createSchoolClaimsRepository(db),
        cases,
        subjects,
      }),
      formLimit,
      userLimit,
    }),
  }
}

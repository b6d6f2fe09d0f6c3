import type { Config } from '../config.ts'
import type { Handlers } from '../contract/operations.ts'
import type { Database } from '../db/connect.ts'
import { createAccountsModule } from './accounts/accounts.module.ts'
import { createConsentsService } from './accounts/consents/consents.service.ts'
import { createBillingModule } from './billing/billing.module.ts'
import { createBookingsModule } from './bookings/bookings.module.ts'
import { createCatalogueModule } from './catalogue/catalogue.module.ts'
import { createBlogModerationModule } from './content/blogs/blog-moderation.module.ts'
import { createContentModule } from './content/content.module.ts'
import { createVideoModerationModule } from './content/videos/video-moderation.module.ts'
import { createHiringModule } from './hiring/hiring.module.ts'
import { createJobModerationModule } from './hiring/posts/job-moderation.module.ts'
import { createLeadsModule } from './leads/leads.module.ts'
import { createOperationsModule } from './operations/operations.module.ts'
import { createCachedReads } from './platform/changes/cached-reads.ts'
import type { PublicChanges } from './platform/changes/public-changes.ts'
import { combineInbound } from './platform/mail/combine-inbound.ts'
import type { CheckedMail } from './platform/mail/mail-sender.ts'
import type { MediaStorage } from './platform/media/media-storage.ts'
import { createPlatformModule } from './platform/platform.module.ts'
import type { ScheduledTask } from './platform/queue/task-queue.ts'
import { createListingPurgeModule } from './providers/deleted-listings/listing-purge.module.ts'
import { createMemberRoles } from './providers/members/member-roles.ts'
import { createProvidersModule } from './providers/providers.module.ts'
import type { WidgetRelease } from './search/partners/widget-releases.ts'
import { createSearchModule } from './search/search.module.ts'
import { createShortlistModule } from './shortlist/shortlist.module.ts'
import { createAdminTablesModule } from './trust/admin-tables/admin-tables.module.ts'
import { createAuditModule } from './trust/audit/audit.module.ts'
import { createCasesModule } from './trust/cases/cases.module.ts'
import { createModerationModule } from './trust/moderation/moderation.module.ts'
import { createUndoModule } from './trust/undo/undo.module.ts'

export interface ModulesDeps {
  readonly config: Config
  readonly database: Database
  readonly storage: MediaStorage
  readonly changes: Pick<PublicChanges, 'version' | 'onPlacesChange'>
  /** Newest first. */
  readonly widgetReleases: readonly WidgetRelease[]
}

/**
 * Every module, each given the services of those before it; a handler for every operation; and the
 * scheduled tasks.
 */
export function createModules({ config, database, storage, changes, widgetReleases }: ModulesDeps) {
  const platform = createPlatformModule({ config, database, storage })
  const {
    audit,
    tasks: auditTasks,
    handlers: auditHandlers,
  } = createAuditModule({
    database,
    platform,
  })
  const { uploads } = platform
  const listingPurge = createListingPurgeModule({ audit, database, uploads })
  const consents = createConsentsService()
  const members = createMemberRoles(database.db)
  const bookings = createBookingsModule({ audit, consents, members, config, database, platform })
  const billing = createBillingModule({ audit, config, database, platform })
  const accounts = createAccountsModule({
    audit,
    bookings: bookings.ofAccount,
    config,
    database,
    planOf: billing.planForAdmins,
    listingPurge,
    platform,
  })
  const catalogue = createCatalogueModule({ config, database, platform, changes })
  const { cases, intake } = createCasesModule(config)
  const providers = createProvidersModule({
    audit,
    plans: billing.plans,
    timetable: bookings.timetable,
    intake,
    config,
    database,
    platform,
    catalogue,
  })
  const moderation = createModerationModule({
    audit,
    cases,
    statuses: {
      job: createJobModerationModule(database).decisions,
      blog: createBlogModerationModule(database).decisions,
      video: createVideoModerationModule(database).decisions,
    },
    config,
    database,
    platform,
    decidedFilterRequests: providers.decidedFilterRequests,
    ...providers.moderated,
  })
  const leads = createLeadsModule({
    audit,
    cases,
    children: accounts.children,
    consents,
    members,
    nameOfUser: accounts.nameOfUser,
    subjects: moderation.subjects,
    config,
    database,
    platform,
  })
  const content = createContentModule({
    audit,
    cases,
    consents,
    nameOfUser: accounts.nameOfUser,
    config,
    database,
    platform,
    catalogue,
  })
  const undo = createUndoModule({
    audit,
    appeals: moderation.undoneAppeals,
    decisions: moderation.undoneDecisions,
    database,
    undoables: [
      ...providers.undoablesFor(moderation.ownAmong),
      ...moderation.undoables,
      ...leads.undoables,
      ...content.undoables,
    ],
  })
  const hiring = createHiringModule({
    audit,
    cases,
    consents,
    members,
    nameOfUser: accounts.nameOfUser,
    config,
    database,
    platform,
    catalogue,
    plans: billing.plans,
    reindex: (tx, ids) => providers.moderated.reindex(tx, 'job', ids),
  })
  const shortlist = createShortlistModule({ database, catalogue, hiring, content })
  const search = createSearchModule({
    config,
    database,
    platform,
    catalogue,
    hiring,
    reads: createCachedReads({ changes }),
    changes,
    widgetReleases,
  })
  const operations = createOperationsModule({
    config,
    database,
    platform,
    catalogue,
    deskAccess: leads.deskAccess,
    deskOverview: leads.deskOverview,
  })
  const adminTables = createAdminTablesModule({
    database,
    platform,
    search: search.search,
    gstStateName: billing.gstStateName,
    enquiryRows: leads.allEnquiryRows,
  })
  const handlers: Handlers = {
    ...platform.handlers,
    ...auditHandlers,
    ...adminTables.handlers,
    ...moderation.handlers,
    ...undo.handlers,
    ...accounts.handlers,
    ...catalogue.handlers,
    ...providers.handlers,
    ...billing.handlers,
    ...bookings.handlers,
    ...hiring.handlers,
    ...content.handlers,
    ...leads.handlers,
    ...shortlist.handlers,
    ...search.handlers,
    ...operations.handlers,
  }
  const purgeTask: ScheduledTask = {
    name: 'purge-deleted-listings',
    cron: '20 4 * * *',
    run: listingPurge.purgeExpired,
  }
  const tasks = [
    ...platform.tasks,
    ...auditTasks,
    ...undo.tasks,
    ...accounts.tasks,
    ...billing.tasks,
    ...bookings.tasks,
    ...catalogue.tasks,
    ...content.tasks,
    ...hiring.tasks,
    ...leads.tasks,
    ...search.tasks,
    ...operations.tasks,
    purgeTask,
  ]
  const { stop } = moderation
  const { bounces, feeds } = content
  const checkEmail = (mail: CheckedMail) =>
    mail.bulkMailId === null ? leads.checkEmail(mail.id) : content.checkNewsletterEmail(mail)
  const inbound = leads.replies && combineInbound([bounces.inbound, leads.replies])
  const { syncPlans, onlineWork } = billing
  return {
    platform,
    accounts,
    search,
    operations,
    feeds,
    sitemap: catalogue.sitemap,
    syncPlans,
    /** Follows payments online; null if they are off. */
    onlineWork,
    checkEmail,
    /** Remembers the address of an email that the mail server refuses. */
    refused: bounces.report,
    /** Receives emails; null if this is off. */
    inbound,
    tasks,
    handlers,
    stop,
  }
}

import type { Handlers } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { NameOfUser } from '../../accounts/users/name-of-user.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { MemberRoles } from '../../providers/members/member-roles.ts'
import type { createEnquiriesModule } from '../enquiries/enquiries.module.ts'
import type { ListingCases } from '../listing-cases/listing-cases.ts'
import type { ExportAddresses } from '../signed-addresses/export-address.ts'
import { createDeskAccess } from './access/desk-access.ts'
import { createDeskListingsRepository } from './access/desk-listings.repository.ts'
import { marksOften } from './all-enquiries/listing-shares.repository.ts'
import { createShareWatchRepository } from './all-enquiries/share-watch.repository.ts'
import { createShareWatch } from './all-enquiries/share-watch.ts'
import { createDeskBulk } from './bulk/desk-bulk.service.ts'
import { createDeskChangesService } from './changes/desk-changes.service.ts'
import { createDeskChanges } from './changes/desk-changes.ts'
import { createStateUndoRepository } from './changes/state-undo.repository.ts'
import { createStateUndo } from './changes/state-undo.service.ts'
import { checkRowCount } from './csv/check-rows.ts'
import { createDeskCsvRepository } from './csv/desk-csv.repository.ts'
import { createDeskCsv } from './csv/desk-csv.service.ts'
import { deskHandlers } from './desk.handlers.ts'
import { createDeskDetailRepository } from './detail/desk-detail.repository.ts'
import { createDeskDetailService } from './detail/desk-detail.service.ts'
import { createInvalidClaimsRepository } from './invalid/invalid-claims.repository.ts'
import { createInvalidClaims } from './invalid/invalid-claims.service.ts'
import { createInvalidReviews } from './invalid/invalid-reviews.service.ts'
import { createDeskListRepository } from './list/desk-list.repository.ts'
import { createDeskListService } from './list/desk-list.service.ts'
import { createDeskOverview } from './list/desk-overview.service.ts'
import { createMerges } from './merges/merges.service.ts'
import { createDeskEmails } from './messages/desk-email.ts'
import { createDeskMessagesRepository } from './messages/desk-messages.repository.ts'
import { createDeskMessages } from './messages/desk-messages.service.ts'
import { createDeskReply } from './messages/desk-reply.ts'
import { createWaitingEmailsRepository } from './messages/waiting-emails.repository.ts'
import { createWaitingEmails } from './messages/waiting-emails.service.ts'
import { createDeskRecords } from './record/desk-record.ts'
import { createEnquiryRecordRepository } from './record/enquiry-record.repository.ts'
import { createDeskReveal } from './reveal/desk-reveal.service.ts'
import { createDeskRoutes } from './routes/desk-routes.service.ts'
import { deskSettingsHandlers } from './settings/desk-settings.handlers.ts'
import { createDeskSettingsRepository } from './settings/desk-settings.repository.ts'
import { createDeskSettingsService } from './settings/desk-settings.service.ts'
import { createReplyTemplatesRepository } from './settings/reply-templates.repository.ts'
import { createReplyTemplatesService } from './settings/reply-templates.service.ts'
import { createDeskTaskChanges } from './tasks/desk-task-changes.ts'
import { deskTasksHandlers } from './tasks/desk-tasks.handlers.ts'
import { createDeskTasksRepository } from './tasks/desk-tasks.repository.ts'
import { createDeskTasksService } from './tasks/desk-tasks.service.ts'
import { createTaskRemindersRepository } from './tasks/task-reminders.repository.ts'
import { createTaskReminders } from './tasks/task-reminders.ts'
import { createTestEnquiryRepository } from './test-enquiry/test-enquiry.repository.ts'
import { createTestEnquiry } from './test-enquiry/test-enquiry.service.ts'
import { createDeskViewsRepository } from './views/desk-views.repository.ts'
import { createDeskViewsService } from './views/desk-views.service.ts'
import { deskVisitsHandlers } from './visits/desk-visits.handlers.ts'
import { createDeskVisits } from './visits/desk-visits.service.ts'
import { createVisitRemindersRepository } from './visits/visit-reminders.repository.ts'
import { createVisitReminders } from './visits/visit-reminders.ts'
import { createVisitSlots } from './visits/visit-slots.service.ts'

interface DeskDeps {
  readonly db: Db
  readonly members: MemberRoles
  readonly nameOfUser: NameOfUser
  readonly platform: Pick<Platform, 'limits' | 'outbox' | 'userLimit'>
  readonly enquiries: Pick<
    ReturnType<typeof createEnquiriesModule>,
    | 'confirm'
    | 'consents'
    | 'deskHours'
    | 'duplicates'
    | 'emails'
    | 'routes'
    | 'routesRepository'
    | 'sending'
    | 'slots'
    | 'thread'
    | 'visitEmails'
    | 'visits'
    | 'visitsRepository'
  >
  /** Origin and BASE_PATH. */
  readonly site: string
  /** Null if emails are not received. */
  readonly exportAddresses: ExportAddresses | null
  readonly listingCases: ListingCases
}

/** Operations of the members of a listing on its enquiries. */
export function createDeskModule(deps: DeskDeps) {
  const { db, members, nameOfUser, platform, enquiries, site, exportAddresses, listingCases } = deps
  const { limits, outbox, userLimit } = platform
  const { deskHours, duplicates, emails, slots, visits, visitsRepository } = enquiries
  const listings = createDeskListingsRepository(db)
  const access = createDeskAccess({ members, listings })
  const records = createEnquiryRecordRepository(db)
  const desk = createDeskRecords({ access, repository: records })
  const lists = createDeskListRepository(db)
  const details = createDeskDetailRepository(db)
  const templates = createReplyTemplatesRepository(db)
  const messages = createDeskMessagesRepository()
  const claims = createInvalidClaimsRepository()
  const reply = createDeskReply({ records, hours: deskHours })
  const deskEmails = createDeskEmails({ nameOfUser, repository: messages, reply, emails })
  const changes = createDeskChanges({ listings, records, claims, visits })
  const tasks = createDeskTasksRepository(db)
  const taskChanges = createDeskTaskChanges({ listings, records, repository: tasks })

  const settings = createDeskSettingsRepository(db)
  const deskMessages = createDeskMessages({
    desk,
    records,
    repository: messages,
    emails: deskEmails,
    reply,
    outbox,
  })

  const moves = createStateUndoRepository()
  const waitingEmails = createWaitingEmails({
    db,
    desk,
    records,
    repository: createWaitingEmailsRepository(db),
    moves,
  })

  return {
    access,
    overview: createDeskOverview(lists),
    messages: deskMessages,
    checkEmail: waitingEmails.check,
    tasks: [
      ...createShareWatch({ repository: createShareWatchRepository(db), listingCases }),
      ...createTaskReminders({ repository: createTaskRemindersRepository(db), outbox, site }),
      ...createVisitReminders({
        repository: createVisitRemindersRepository(db),
        visitEmails: enquiries.visitEmails,
        emails,
      }),
    ],
    handlers: {
      ...deskHandlers({
        list: createDeskListService({
          access,
          listings,
          repository: lists,
          checkRows: exportAddresses ? checkRowCount : 0,
        }),
        detail: createDeskDetailService({
          access,
          listings,
          nameOfUser,
          templates,
          tasks,
          repository: details,
          visits: visitsRepository,
          routes: enquiries.routesRepository,
        }),
        csv: createDeskCsv({
          access,
          repository: createDeskCsvRepository(db),
          addresses: exportAddresses,
        }),
        messages: deskMessages,
        waitingEmails,
        reveal: createDeskReveal({
          desk,
          records,
          repository: messages,
          nameOfUser,
          limits,
          listingCases,
        }),
        changes: createDeskChangesService({ desk, records, changes, emails }),
        stateUndo: createStateUndo({ desk, records, repository: moves }),
        bulk: createDeskBulk({
          desk,
          records,
          changes,
          taskChanges,
          emails: deskEmails,
          messages,
          nameOfUser,
          outbox,
        }),
        claims: createInvalidClaims({
          desk,
          records,
          claims,
          marksOften,
          details,
          visits,
          emails,
        }),
        reviews: createInvalidReviews({ access, desk, records, claims, emails }),
        merges: createMerges({ desk, records, duplicates }),
        routes: createDeskRoutes({ desk, records, reply, routes: enquiries.routes, emails }),
        testEnquiry: createTestEnquiry({
          access,
          nameOfUser,
          consents: enquiries.consents,
          sending: enquiries.sending,
          confirm: enquiries.confirm,
          emails,
          repository: createTestEnquiryRepository(),
        }),
        userLimit,
      }),
      ...deskTasksHandlers({
        tasks: createDeskTasksService({
          access,
          desk,
          records,
          changes: taskChanges,
          repository: tasks,
        }),
        views: createDeskViewsService({ access, repository: createDeskViewsRepository(db) }),
        userLimit,
      }),
      ...deskSettingsHandlers({
        settings: createDeskSettingsService({ access, repository: settings }),
        templates: createReplyTemplatesService({ access, repository: templates }),
        userLimit,
      }),
      ...deskVisitsHandlers({
        visits: createDeskVisits({
          desk,
          records,
          reply,
          visits,
          repository: visitsRepository,
          thread: enquiries.thread,
          emails,
        }),
        slots: createVisitSlots({ access, repository: slots, settings }),
        userLimit,
      }),
    } satisfies Partial<Handlers>,
  }
}

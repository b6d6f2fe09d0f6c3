import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/connect.ts'
import type { ChildrenService } from '../../accounts/children/children.service.ts'
import type { ConsentsService } from '../../accounts/consents/consents.service.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ReplyAddresses } from '../signed-addresses/reply-address.ts'
import { createDuplicatesRepository } from './duplicates/duplicates.repository.ts'
import { createDuplicates } from './duplicates/duplicates.service.ts'
import { enquiriesHandlers } from './enquiries.handlers.ts'
import { createEnquiryCountsRepository } from './enquiry-counts.repository.ts'
import { createEnquiryCounts } from './enquiry-counts.service.ts'
import { createEnquiryFormRepository } from './form/enquiry-form.repository.ts'
import { createEnquiryForm } from './form/enquiry-form.service.ts'
import { createEnquiredListingsRepository } from './record/enquired-listings.repository.ts'
import { createEnquiryEmailsRepository } from './record/enquiry-emails.repository.ts'
import { createEnquiryEmails } from './record/enquiry-emails.ts'
import { createEnquiryEventsRepository } from './record/enquiry-events.repository.ts'
import { createEnquiryThreadRepository } from './record/enquiry-thread.repository.ts'
import { createDeskHoursRepository } from './reply-times/desk-hours.repository.ts'
import { createEnquiryRoutesRepository } from './routes/enquiry-routes.repository.ts'
import { createEnquiryRoutes } from './routes/enquiry-routes.service.ts'
import { createMyEnquiriesRepository } from './sender/my-enquiries.repository.ts'
import { createMyEnquiries } from './sender/my-enquiries.service.ts'
import { createMyEnquiryReader } from './sender/my-enquiry.ts'
import { createSenderAccessRepository } from './sender/sender-access.repository.ts'
import { createSenderAccess } from './sender/sender-access.ts'
import { createSenderActions } from './sender/sender-actions.service.ts'
import { createConfirmEnquiries } from './sending/confirm-enquiries.ts'
import { createSendEnquiriesRepository } from './sending/send-enquiries.repository.ts'
import { createSendEnquiries } from './sending/send-enquiries.service.ts'
import { createEnquiryUpkeepRepository } from './upkeep/enquiry-upkeep.repository.ts'
import { createEnquiryUpkeep } from './upkeep/enquiry-upkeep.ts'
import { createVisitEmails } from './visits/visit-emails.ts'
import { createVisitSlotsRepository } from './visits/visit-slots.repository.ts'
import { createVisitsRepository } from './visits/visits.repository.ts'
import { createVisits } from './visits/visits.service.ts'

interface EnquiriesDeps {
  readonly consents: ConsentsService
  readonly children: ChildrenService
  readonly db: Db
  readonly platform: Pick<Platform, 'formLimit' | 'limits' | 'outbox'>
  /** Origin and BASE_PATH. */
  readonly site: string
  readonly mailFrom: Config['mailFrom']
  readonly teamEmail: Config['contactEmail']
  /** Null if replies by email do not arrive. */
  readonly replies: ReplyAddresses | null
}

/** Enquiries as their senders see them, and what the desk shares: duplicates, emails and hours. */
export function createEnquiriesModule(deps: EnquiriesDeps) {
  const { children, consents, db, platform, site, mailFrom, teamEmail, replies } = deps
  const { formLimit, limits, outbox } = platform
  const events = createEnquiryEventsRepository()
  const duplicates = createDuplicates({ repository: createDuplicatesRepository(), events })
  const deskHours = createDeskHoursRepository(db)
  const emails = createEnquiryEmails({
    repository: createEnquiryEmailsRepository(),
    outbox,
    site,
    teamEmail,
    replies,
  })
  const thread = createEnquiryThreadRepository()
  const listings = createEnquiredListingsRepository(db)
  const summaries = createMyEnquiriesRepository(db)
  const myEnquiries = createMyEnquiries(summaries)
  const repository = createSendEnquiriesRepository(db)
  const slots = createVisitSlotsRepository(db)
  const visitsRepository = createVisitsRepository(db)
  const visitEmails = createVisitEmails({ emails, repository: visitsRepository, mailFrom })
  const visits = createVisits({
    slots,
    repository: visitsRepository,
    thread,
    events,
    emails: visitEmails,
  })
  const confirm = createConfirmEnquiries({
    repository,
    deskHours,
    duplicates,
    events,
    emails,
    visits,
  })
  const routesRepository = createEnquiryRoutesRepository(db)
  const routes = createEnquiryRoutes({
    repository: routesRepository,
    listings,
    consents,
    events,
    sending: repository,
    confirm,
    emails,
  })
  const form = createEnquiryForm({
    repository: createEnquiryFormRepository(db),
    listings,
    deskHours,
    children,
    myEnquiries,
    slots,
  })
  const sending = createSendEnquiries({
    repository,
    listings,
    consents,
    events,
    confirm,
    emails,
    visits,
    outbox,
    site,
  })
  const actions = createSenderActions({
    access: createSenderAccess(createSenderAccessRepository(db)),
    reader: createMyEnquiryReader({
      summaries,
      thread,
      consents,
      events,
      deskHours,
      visits: visitsRepository,
      slots,
      routes: routesRepository,
    }),
    thread,
    consents,
    events,
    emails,
    visits,
    visitEmails,
    routes,
    sending,
    limits,
  })

  return {
    actions,
    confirm,
    consents,
    duplicates,
    deskHours,
    emails,
    thread,
    slots,
    visits,
    visitsRepository,
    visitEmails,
    routes,
    routesRepository,
    sending: repository,
    tasks: createEnquiryUpkeep({
      repository: createEnquiryUpkeepRepository(db),
      thread,
      events,
      emails,
    }),
    handlers: enquiriesHandlers({
      form,
      sending,
      myEnquiries,
      actions,
      counts: createEnquiryCounts(createEnquiryCountsRepository(db)),
      formLimit,
    }),
  }
}

import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/connect.ts'
import type { ChildrenService } from '../../accounts/children/children.service.ts'
import type { ConsentsService } from '../../accounts/consents/consents.service.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ReplyAddresses } from '../signed-addresses/reply-address.ts'
import { createConfirmEnquiries } from './confirm-enquiries.ts'
import { createDeskHoursRepository } from './desk-hours.repository.ts'
import { createDuplicatesRepository } from './duplicates.repository.ts'
import { createDuplicates } from './duplicates.service.ts'
import { createEnquiredListingsRepository } from './enquired-listings.repository.ts'
import { enquiriesHandlers } from './enquiries.handlers.ts'
import { createEnquiryCountsRepository } from './enquiry-counts.repository.ts'
import { createEnquiryCounts } from './enquiry-counts.service.ts'
import { createEnquiryEmailsRepository } from './enquiry-emails.repository.ts'
import { createEnquiryEmails } from './enquiry-emails.ts'
import { createEnquiryFormRepository } from './enquiry-form.repository.ts'
import { createEnquiryForm } from './enquiry-form.service.ts'
import { createEnquiryRoutesRepository } from './enquiry-routes.repository.ts'
import { createEnquiryRoutes } from './enquiry-routes.service.ts'
import { createEnquiryThreadRepository } from './enquiry-thread.repository.ts'
import { createEnquiryUpkeepRepository } from './enquiry-upkeep.repository.ts'
import { createEnquiryUpkeep } from './enquiry-upkeep.ts'
import { createMyEnquiriesRepository } from './my-enquiries.repository.ts'
import { createMyEnquiries } from './my-enquiries.service.ts'
import { createMyEnquiryReader } from './my-enquiry.ts'
import { createSendEnquiriesRepository } from './send-enquiries.repository.ts'
import { createSendEnquiries } from './send-enquiries.service.ts'
import { createSenderAccessRepository } from './sender-access.repository.ts'
import { createSenderAccess } from './sender-access.ts'
import { createSenderActions } from './sender-actions.service.ts'
import { createVisitEmails } from './visit-emails.ts'
import { createVisitSlotsRepository } from './visit-slots.repository.ts'
import { createVisitsRepository } from './visits.repository.ts'
import { createVisits } from './visits.service.ts'

interface EnquiriesDeps {
  readonly consents: ConsentsService
  readonly children: ChildrenService
  readonly db: Db
  readonly platform: Pick<Platform, 'formLimit' | 'outbox'>
  /** Origin and BASE_PATH. */
  readonly site: string
  readonly mailFrom: Config['mailFrom']
  readonly teamEmail: Config['contactEmail']
  /** Null if replies by email do not arrive. */
  readonly replies: ReplyAddresses | null
}

/** Enquiries as their senders see them, and what the desk shares: duplicates, emails and hours. */
export function createEnquiries(deps: EnquiriesDeps) {
  const { children, consents, db, platform, site, mailFrom, teamEmail, replies } = deps
  const { formLimit, outbox } = platform
  const duplicates = createDuplicates(createDuplicatesRepository())
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
  const visits = createVisits({ slots, repository: visitsRepository, thread, emails: visitEmails })
  const confirm = createConfirmEnquiries({ repository, deskHours, duplicates, emails, visits })
  const routesRepository = createEnquiryRoutesRepository(db)
  const routes = createEnquiryRoutes({
    repository: routesRepository,
    listings,
    consents,
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
  const actions = createSenderActions({
    access: createSenderAccess(createSenderAccessRepository(db)),
    reader: createMyEnquiryReader({
      summaries,
      thread,
      consents,
      deskHours,
      visits: visitsRepository,
      slots,
      routes: routesRepository,
    }),
    thread,
    consents,
    emails,
    visits,
    visitEmails,
    routes,
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
    tasks: createEnquiryUpkeep({ repository: createEnquiryUpkeepRepository(db), thread, emails }),
    handlers: enquiriesHandlers({
      form,
      sending: createSendEnquiries({
        repository,
        listings,
        consents,
        confirm,
        emails,
        visits,
        outbox,
        site,
      }),
      myEnquiries,
      actions,
      counts: createEnquiryCounts(createEnquiryCountsRepository(db)),
      formLimit,
    }),
  }
}

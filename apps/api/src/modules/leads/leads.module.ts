import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { ChildrenService } from '../accounts/children/children.service.ts'
import type { ConsentsService } from '../accounts/consents/consents.service.ts'
import type { NameOfUser } from '../accounts/users/name-of-user.ts'
import type { Platform } from '../platform/platform.module.ts'
import { secretKeyReader } from '../platform/secrets/secret-key.ts'
import type { MemberRoles } from '../providers/members/member-roles.ts'
import type { AuditService } from '../trust/audit/audit.service.ts'
import type { CasesService } from '../trust/cases/cases.service.ts'
import type { SubjectsService } from '../trust/moderation/subjects/subjects.service.ts'
import { contactHandlers } from './contact/contact.handlers.ts'
import { createContactRepository } from './contact/contact.repository.ts'
import { createContactService } from './contact/contact.service.ts'
import { allEnquiryRows } from './desk/all-enquiries/all-enquiries.repository.ts'
import { createDeskModule } from './desk/desk.module.ts'
import { createEnquiriesModule } from './enquiries/enquiries.module.ts'
import { exitedUsersHandlers } from './exited-users/exited-users.handlers.ts'
import { createExitedUsersRepository } from './exited-users/exited-users.repository.ts'
import { createExitedUsersService } from './exited-users/exited-users.service.ts'
import { createExportWatchRepository } from './export-watch/export-watch.repository.ts'
import { createExportWatch } from './export-watch/export-watch.ts'
import { createFollowUpsModule } from './follow-ups/follow-ups.module.ts'
import { createRepliesRepository } from './inbound/replies.repository.ts'
import { createReplies } from './inbound/replies.service.ts'
import { createListingCases } from './listing-cases/listing-cases.ts'
import { createExportAddresses } from './signed-addresses/export-address.ts'
import { createReplyAddresses } from './signed-addresses/reply-address.ts'

export interface LeadsDeps {
  readonly audit: AuditService
  readonly cases: CasesService
  readonly children: ChildrenService
  readonly consents: ConsentsService
  readonly members: MemberRoles
  readonly nameOfUser: NameOfUser
  readonly subjects: SubjectsService
  readonly config: Pick<
    Config,
    'basePath' | 'contactEmail' | 'dataDir' | 'inboundMail' | 'mailFrom' | 'publicUrl' | 'secretKey'
  >
  readonly database: Database
  readonly platform: Platform
}

/** Enquiries, and messages from visitors and users: the contact form and the exit popup. */
export function createLeadsModule(deps: LeadsDeps) {
  const { audit, cases, children, consents, members, nameOfUser, subjects, config, platform } = deps
  const { db } = deps.database
  const { formLimit, limits, outbox } = platform
  const contact = createContactService({
    repository: createContactRepository(db),
    outbox,
    limits,
    contactEmail: config.contactEmail,
  })
  const exitedUsers = createExitedUsersService(createExitedUsersRepository(db))
  const followUps = createFollowUpsModule({ audit, db, platform })
  const site = config.publicUrl + config.basePath
  const { inboundMail } = config
  const readKey = secretKeyReader(config)
  const addresses = inboundMail ? createReplyAddresses(inboundMail.domain, readKey) : null
  const exportAddresses = inboundMail ? createExportAddresses(inboundMail.domain, readKey) : null
  const listingCases = createListingCases({ cases, subjects })
  const enquiries = createEnquiriesModule({
    children,
    consents,
    db,
    platform,
    site,
    mailFrom: config.mailFrom,
    teamEmail: config.contactEmail,
    replies: addresses,
  })
  const desk = createDeskModule({
    db,
    members,
    nameOfUser,
    platform,
    enquiries,
    site,
    exportAddresses,
    listingCases,
  })
  const replies =
    addresses &&
    exportAddresses &&
    createReplies({
      addresses,
      exportWatch: createExportWatch({
        repository: createExportWatchRepository(db),
        addresses: exportAddresses,
        limits,
        listingCases,
      }),
      repository: createRepliesRepository(db),
      limits,
      actions: enquiries.actions,
      messages: desk.messages,
    })
  return {
    deskAccess: desk.access,
    deskOverview: desk.overview,
    /** Receives replies by email; null if this is off. */
    replies,
    /** Whether an email in the outbox may be sent now. */
    checkEmail: desk.checkEmail,
    allEnquiryRows: allEnquiryRows(db),
    undoables: followUps.undoables,
    tasks: [...enquiries.tasks, ...desk.tasks],
    handlers: {
      ...contactHandlers(contact, formLimit),
      ...exitedUsersHandlers(exitedUsers, formLimit),
      ...followUps.handlers,
      ...enquiries.handlers,
      ...desk.handlers,
    } satisfies Partial<Handlers>,
  }
}

import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { Platform } from '../platform/platform.module.ts'
import { contactHandlers } from './contact/contact.handlers.ts'
import { createContactRepository } from './contact/contact.repository.ts'
import { createContactService } from './contact/contact.service.ts'
import { allEnquiryRows } from './desk/all-enquiries/all-enquiries.repository.ts'
import { createDesk } from './desk/desk.module.ts'
import { createEnquiries } from './enquiries/enquiries.module.ts'
import { exitedUsersHandlers } from './exited-users/exited-users.handlers.ts'
import { createExitedUsersRepository } from './exited-users/exited-users.repository.ts'
import { createExitedUsersService } from './exited-users/exited-users.service.ts'

export interface LeadsDeps {
  readonly config: Pick<Config, 'basePath' | 'contactEmail' | 'mailFrom' | 'publicUrl'>
  readonly database: Database
  readonly platform: Platform
}

/** Enquiries, and messages from visitors and users: the contact form and the exit popup. */
export function createLeadsModule({ config, database: { db }, platform }: LeadsDeps) {
  const { formLimit, limits, outbox } = platform
  const contact = createContactService({
    repository: createContactRepository(db),
    outbox,
    limits,
    contactEmail: config.contactEmail,
  })
  const exitedUsers = createExitedUsersService(createExitedUsersRepository(db))
  const site = config.publicUrl + config.basePath
  const enquiries = createEnquiries({
    db,
    platform,
    site,
    mailFrom: config.mailFrom,
    teamEmail: config.contactEmail,
  })
  const desk = createDesk({ db, platform, enquiries, site })
  return {
    allEnquiryRows: allEnquiryRows(db),
    tasks: [...enquiries.tasks, ...desk.tasks],
    handlers: {
      ...contactHandlers(contact, formLimit),
      ...exitedUsersHandlers(exitedUsers, formLimit),
      ...enquiries.handlers,
      ...desk.handlers,
    } satisfies Partial<Handlers>,
  }
}

import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/connect.ts'
import type { ConsentsService } from '../../accounts/consents/consents.service.ts'
import type { NameOfUser } from '../../accounts/users/name-of-user.ts'
import type { Platform } from '../../platform/platform.module.ts'
import { secretKeyReader } from '../../platform/secrets/secret-key.ts'
import type { MemberRoles } from '../../providers/members/member-roles.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { createOversightRepository } from './admin/oversight.repository.ts'
import { createOversight } from './admin/oversight.service.ts'
import { createAnswerRatesRepository } from './answers/answer-rates.repository.ts'
import { applicationsHandlers } from './applications.handlers.ts'
import { createAddressedFiles } from './cv/addressed-files.service.ts'
import { createAnswerFilesRepository } from './cv/answer-files.repository.ts'
import { createCvRepository } from './cv/cv.repository.ts'
import { createCvAddresses } from './cv/cv-addresses.ts'
import { createApplicationEmailsRepository } from './emails/application-emails.repository.ts'
import { createApplicationEmails } from './emails/application-emails.ts'
import { createApplicationAccess } from './employer/application-access.ts'
import { createBulk } from './employer/bulk.service.ts'
import { createDecisions } from './employer/decisions.ts'
import { createDetailRepository } from './employer/detail.repository.ts'
import { createDetail } from './employer/detail.service.ts'
import { createEmployerChanges } from './employer/employer-changes.service.ts'
import { createEmployerListRepository } from './employer/employer-list.repository.ts'
import { createEmployerList } from './employer/employer-list.service.ts'
import { createHeldRepository } from './held/held.repository.ts'
import { createHeldApplications } from './held/held-applications.ts'
import { createApplicationRecordRepository } from './record/application-record.repository.ts'
import { createDraftsRepository } from './seeker/drafts.repository.ts'
import { createDrafts } from './seeker/drafts.service.ts'
import { createMyApplicationRepository } from './seeker/my-application.repository.ts'
import { createMyApplicationReader } from './seeker/my-application.ts'
import { createMyApplications } from './seeker/my-applications.service.ts'
import { createUpkeepRepository } from './upkeep/upkeep.repository.ts'
import { createApplicationUpkeep } from './upkeep/upkeep.ts'

interface ApplicationsDeps {
  readonly audit: Pick<AuditService, 'recordEdits' | 'recordRead'>
  readonly consents: ConsentsService
  readonly members: MemberRoles
  readonly nameOfUser: NameOfUser
  readonly config: Pick<Config, 'basePath' | 'dataDir' | 'mailFrom' | 'publicUrl' | 'secretKey'>
  readonly db: Db
  readonly platform: Pick<Platform, 'outbox' | 'userLimit'>
}

/** Applications for jobs, for applicants and for employers. */
export function createApplicationsModule(deps: ApplicationsDeps) {
  const { audit, consents, members, nameOfUser, config, db, platform } = deps
  const { outbox, userLimit } = platform
  const site = config.publicUrl + config.basePath
  const records = createApplicationRecordRepository(db)
  const cvs = createCvRepository(db)
  const addresses = createCvAddresses({
    readKey: secretKeyReader(config),
    basePath: config.basePath,
  })
  const files = createAnswerFilesRepository(db)
  const rates = createAnswerRatesRepository(db)
  const emails = createApplicationEmails({
    repository: createApplicationEmailsRepository(),
    outbox,
    site,
    mailFrom: config.mailFrom,
  })
  const drafts = createDraftsRepository(db)
  const mine = createMyApplicationRepository(db)
  const reader = createMyApplicationReader({ repository: mine, drafts, cvs, files, rates, emails })
  const held = createHeldApplications({
    records,
    repository: createHeldRepository(),
    emails,
    audit,
  })
  const lists = createEmployerListRepository(db)
  const repository = createDetailRepository(db)
  const access = createApplicationAccess({ members, records, lists })
  const decisions = createDecisions({ records, emails })
  const oversight = createOversight({
    repository: createOversightRepository(db),
    nameOfUser,
    access,
    records,
    cvs,
    files,
    addresses,
    audit,
  })
  const detail = createDetail({
    access,
    records,
    repository,
    lists,
    mine,
    drafts,
    cvs,
    files,
    logReading: oversight.logReading,
  })

  return {
    answerRates: rates,
    tasks: createApplicationUpkeep({
      repository: createUpkeepRepository(db),
      records,
      emails,
      outbox,
      site,
    }),
    handlers: applicationsHandlers({
      drafts: createDrafts({ records, drafts, cvs, files, held, consents, reader, emails }),
      mine: createMyApplications({
        records,
        repository: mine,
        drafts,
        cvs,
        files,
        held,
        addresses,
        consents,
        reader,
        emails,
      }),
      lists: createEmployerList({ access, repository: lists, rates }),
      detail,
      changes: createEmployerChanges({
        access,
        records,
        decisions,
        detail,
        repository,
        nameOfUser,
        messages: mine,
        drafts,
        cvs,
        files,
        addresses,
        emails,
      }),
      oversight,
      held,
      bulk: createBulk({ access, records, decisions, nameOfUser, emails }),
      addressedFiles: createAddressedFiles({ addresses, cvs, files }),
      userLimit,
    }),
  }
}

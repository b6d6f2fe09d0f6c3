import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/connect.ts'
import type { ConsentsService } from '../../accounts/consents/consents.service.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import { secretKeyReader } from '../../platform/secrets/secret-key.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { createContestEmails } from './contest-emails.ts'
import { contestsHandlers } from './contests.handlers.ts'
import { createContestsRepository } from './contests.repository.ts'
import { createEntriesRepository } from './entries/entries.repository.ts'
import { createEntriesService } from './entries/entries.service.ts'
import { createEntryDecisions } from './entries/entry-decisions.service.ts'
import { createEntryImagesRepository } from './entries/images/entry-images.repository.ts'
import { createEntryImages } from './entries/images/entry-images.service.ts'
import { createImageAddresses } from './entries/images/image-addresses.ts'
import { createJudgingRepository } from './judging/judging.repository.ts'
import { createJudgingService } from './judging/judging.service.ts'
import { createContestsService } from './managing/contests.service.ts'
import { createJudgesService } from './managing/judges.service.ts'
import { createPublicContests } from './public-contests.ts'

interface ContestsModuleDeps {
  readonly audit: AuditService
  readonly consents: ConsentsService
  readonly database: Database
  readonly config: Pick<Config, 'basePath' | 'publicUrl'> & Parameters<typeof secretKeyReader>[0]
  readonly platform: Pick<Platform, 'outbox' | 'editLimit' | 'uploads' | 'userLimit'>
}

/** Days after the closing for which drafts of entries are kept. */
const draftDays = 30
/** Days after the announcement for which the images of entries that did not win are kept. */
const imageDays = 90

/** Contests that people enter on the site: entries, judges and results. */
export function createContestsModule(deps: ContestsModuleDeps) {
  const { audit, consents, config, database, platform } = deps
  const { db } = database
  const contests = createContestsRepository(db)
  const entries = createEntriesRepository(db)
  const imageRows = createEntryImagesRepository(db)
  const addresses = createImageAddresses({
    readKey: secretKeyReader(config),
    basePath: config.basePath,
  })
  const images = createEntryImages({ contests, entries, repository: imageRows, addresses })
  const site = config.publicUrl + config.basePath
  const emails = createContestEmails({ outbox: platform.outbox, site })
  const tasks: ScheduledTask[] = [
    { name: 'close-contests', cron: '* * * * *', run: contests.closeDue },
    {
      name: 'remove-contest-drafts',
      cron: '35 4 * * *',
      run: () => contests.deleteOldDrafts(draftDays),
    },
    {
      name: 'remove-contest-images',
      cron: '40 4 * * *',
      run: () => imageRows.removeOld(imageDays),
    },
  ]
  const managed = createContestsService({ repository: contests, entries, audit, emails })
  return {
    publicContests: createPublicContests({ contests, entries, images }),
    tasks,
    handlers: contestsHandlers({
      contests: managed,
      judges: createJudgesService({ repository: contests, contests: managed, audit, emails }),
      entries: createEntriesService({
        contests,
        repository: entries,
        consents,
        emails,
        images,
        imageRows,
      }),
      images,
      decisions: createEntryDecisions({ contests, repository: entries, audit, emails, images }),
      judging: createJudgingService({ contests, repository: createJudgingRepository(db), images }),
      editLimit: platform.editLimit,
      userLimit: platform.userLimit,
      uploads: platform.uploads,
    }),
  }
}

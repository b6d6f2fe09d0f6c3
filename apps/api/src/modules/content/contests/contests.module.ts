import type { Database } from '../../../db/connect.ts'
import { createConsentsRepository } from '../../accounts/consents/consents.repository.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { createContestMails } from './contest-mails.ts'
import { contestsHandlers } from './contests.handlers.ts'
import { createContestsRepository } from './contests.repository.ts'
import { createEntriesRepository } from './entries/entries.repository.ts'
import { createEntriesService } from './entries/entries.service.ts'
import { createEntryDecisions } from './entries/entry-decisions.service.ts'
import { createJudgingRepository } from './judging/judging.repository.ts'
import { createJudgingService } from './judging/judging.service.ts'
import { createContestsService } from './managing/contests.service.ts'
import { createPublicContests } from './public-contests.ts'

interface ContestsModuleDeps {
  readonly audit: AuditService
  readonly database: Database
  readonly platform: Pick<Platform, 'outbox' | 'editLimit'>
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** Days after the closing for which drafts of entries are kept. */
const draftDays = 30

/** Contests that people enter on the site: entries, judges and results. */
export function createContestsModule({ audit, database, platform, site }: ContestsModuleDeps) {
  const { db } = database
  const contests = createContestsRepository(db)
  const entries = createEntriesRepository(db)
  const mails = createContestMails({ outbox: platform.outbox, site })
  const tasks: ScheduledTask[] = [
    { name: 'close-contests', cron: '* * * * *', run: contests.closeDue },
    {
      name: 'remove-contest-drafts',
      cron: '35 4 * * *',
      run: () => contests.deleteOldDrafts(draftDays),
    },
  ]
  return {
    publicContests: createPublicContests({ contests, entries }),
    tasks,
    handlers: contestsHandlers({
      contests: createContestsService({ repository: contests, entries, audit, mails }),
      entries: createEntriesService({
        contests,
        repository: entries,
        consents: createConsentsRepository(),
        mails,
      }),
      decisions: createEntryDecisions({ contests, repository: entries, audit, mails }),
      judging: createJudgingService({ contests, repository: createJudgingRepository(db) }),
      editLimit: platform.editLimit,
    }),
  }
}

import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { jobChangedEmail } from '../../platform/mail/templates/job-changed.ts'
import type { ApplicantsRepository } from './applicants.repository.ts'

export type Applicants = ReturnType<typeof createApplicants>

/** The changes of a job about which its applicants are notified. */
export type MaterialChange = 'title' | 'pay' | 'location' | 'closes_at'

interface ApplicantsDeps {
  readonly repository: ApplicantsRepository
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** The facts of applications that job posts need, and emails to applicants. */
export function createApplicants({ repository, outbox, site }: ApplicantsDeps) {
  return {
    counts: repository.counts,

    /** Whether somebody has started to apply, so that the questions stay as they are. */
    haveStarted: repository.haveStarted,

    /** Tells those whose applications are open what changed. */
    async jobChanged(tx: Db, jobId: number, changes: readonly MaterialChange[]): Promise<void> {
      const applicants = await repository.openApplicants(tx, jobId)
      const url = `${site}/jobs/description/${jobId}`
      await outbox.put(tx, ...applicants.map((each) => jobChangedEmail({ ...each, changes, url })))
    },
  }
}

import type { Db } from '../../../db/connect.ts'
import { dayMs } from '../../platform/dates/durations.ts'
import { indiaOffset } from '../../platform/dates/india-time.ts'
import type { EmailMessage } from '../../platform/mail/email-message.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { jobAlertEmail } from '../../platform/mail/templates/job-alert.ts'
import { jobAlertReviewEmail } from '../../platform/mail/templates/job-alert-review.ts'
import type { JobListRow } from '../jobs/job-list-row.ts'
import type { AlertRunsRepository, SearchedAlert } from './alert-runs.repository.ts'
import type { JobAlertLinks } from './job-alert-links.ts'
import { alertName } from './job-alert-name.ts'
import { jobLine } from './job-line.ts'

interface AlertDeliveryDeps {
  readonly repository: AlertRunsRepository
  /** Summaries of jobs by id, unordered. */
  readonly summaries: (ids: readonly number[], tx: Db) => Promise<JobListRow[]>
  readonly links: JobAlertLinks
  readonly outbox: Outbox
  readonly now?: () => Date
  /** Alerts of one transaction. @default 200 */
  readonly batchSize?: number
}

/** Jobs that an email names; the list has the others. */
const jobsInEmail = 20
/** Nothing is sent before this hour in India. */
const firstHour = 7
const hourInIndia = (at: Date) => new Date(at.getTime() + indiaOffset).getUTCHours()

/** Emails new jobs to the recipients of alerts, each alert at most once a day. */
export function createAlertDelivery(deps: AlertDeliveryDeps) {
  const { repository, summaries, links, outbox, now = () => new Date(), batchSize = 200 } = deps

  /** Delivers some runs in one transaction. Returns false if none is pending. */
  function deliverBatch(at: Date, tokenOf: (linkKey: string) => string): Promise<boolean> {
    return repository.transaction(async (tx) => {
      const searched = await repository.searchBatch(tx, at, { size: batchSize, shown: jobsInEmail })
      if (searched.length === 0) return false
      await outbox.put(tx, ...(await emailsOf(tx, searched, tokenOf)))
      await repository.finish(tx, at, searched)
      return true
    })
  }

  async function emailsOf(
    tx: Db,
    searched: readonly SearchedAlert[],
    tokenOf: (linkKey: string) => string,
  ): Promise<EmailMessage[]> {
    const jobs = await summaries([...new Set(searched.flatMap(({ jobIds }) => jobIds))], tx)
    const items = new Map(
      jobs.map((job) => [job.id, { ...jobLine(job), url: links.job(job.id) }] as const),
    )
    return searched.flatMap((alert) => {
      const { email, every, total, jobIds } = alert
      if (email === null || total === 0) return []
      return [
        jobAlertEmail({
          email,
          every,
          name: alertName(alert),
          total,
          jobs: jobIds.flatMap((id) => items.get(id) ?? []),
          listUrl: links.list(alert),
          endUrl: links.end(tokenOf(alert.linkKey)),
        }),
      ]
    })
  }

  /** Asks the recipients of some old alerts, in one transaction. Returns false if there are none. */
  function reviewBatch(at: Date, tokenOf: (linkKey: string) => string): Promise<boolean> {
    return repository.transaction(async (tx: Db) => {
      const old = await repository.takeOld(tx, at, batchSize)
      const emails = old.map((alert) =>
        jobAlertReviewEmail({
          email: alert.email,
          name: alertName(alert),
          endsOn: new Date(at.getTime() + 30 * dayMs),
          keepUrl: links.keep(tokenOf(alert.linkKey)),
          endUrl: links.end(tokenOf(alert.linkKey)),
        }),
      )
      await outbox.put(tx, ...emails)
      return old.length > 0
    })
  }

  return {
    /** Delivers what is due today. Safe to repeat, also after the process died in the middle. */
    async deliverDue(): Promise<void> {
      const at = now()
      await repository.expire(at)
      if (hourInIndia(at) < firstHour) return
      await repository.plan(at)
      const tokenOf = await links.tokenMaker()
      let isAnyDelivered = false
      while (await deliverBatch(at, tokenOf)) isAnyDelivered = true
      if (isAnyDelivered) outbox.wake()
    },

    /** Asks once a year whether an alert is still wanted, and ends those without an answer. */
    async reviewOld(): Promise<void> {
      const at = now()
      await repository.endUnwanted(at)
      await repository.removeOver(at)
      await repository.removeOldRuns(at)
      if (hourInIndia(at) < firstHour) return
      const tokenOf = await links.tokenMaker()
      while (await reviewBatch(at, tokenOf)) outbox.wake()
    },
  }
}

import { dayAndTimeInIndia, dayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { applicationDigestEmail } from '../../../platform/mail/templates/application-digest.ts'
import { applicationRemovalEmail } from '../../../platform/mail/templates/application-removal.ts'
import { jobClosedEarlyEmail } from '../../../platform/mail/templates/job-closed-early.ts'
import { jobClosingEmail } from '../../../platform/mail/templates/job-closing.ts'
import { jobPausedEmail } from '../../../platform/mail/templates/job-paused.ts'
import type { ScheduledTask } from '../../../platform/queue/task-queue.ts'
import { createToken } from '../../../platform/tokens/tokens.ts'
import { quietAfter, workingDaysBefore } from '../answers/working-days.ts'
import type { ApplicationEmails } from '../emails/application-emails.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import { system } from '../record/event-actor.ts'
import type { UpkeepRepository } from './upkeep.repository.ts'

interface UpkeepDeps {
  readonly repository: UpkeepRepository
  readonly records: ApplicationRecordRepository
  readonly emails: ApplicationEmails
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** Scheduled work on applications: reminders, digests and retention. */
export function createApplicationUpkeep(deps: UpkeepDeps) {
  const { repository, records, emails, outbox, site } = deps

  async function tellWaiting(): Promise<void> {
    await repository.transaction(async (tx) => {
      const ids = await repository.claimQuiet(tx, workingDaysBefore(new Date(), quietAfter))
      await records.addEvents(
        tx,
        ids.map((applicationId) => ({ applicationId, kind: 'quiet' as const, ...system })),
      )
      await emails.quiet(tx, await records.byIds(tx, ids))
    })
    outbox.wake()
  }

  async function sendDigests(): Promise<void> {
    await repository.transaction(async (tx) => {
      const digests = await repository.claimDigests(tx, todayInIndia(Date.now() - dayMs))
      const url = `${site}/all-job-applications`
      await outbox.put(tx, ...digests.map((digest) => applicationDigestEmail({ ...digest, url })))
    })
    outbox.wake()
  }

  async function remind(): Promise<void> {
    await repository.transaction(async (tx) => {
      const reminders = await repository.claimReminders(tx)
      const links = reminders.map(({ user_id: userId, job_id: jobId }) => ({
        userId,
        jobId,
        ...createToken(),
      }))
      await repository.setReminderLinks(tx, links)
      const closingEmails = reminders.map(
        ({ email, job, listing, job_id: jobId, closes_at: closes, draft }, index) =>
          jobClosingEmail({
            email,
            job,
            listing,
            closes: `${dayAndTimeInIndia(new Date(closes))} IST`,
            hasDraft: draft !== null,
            url:
              draft === null
                ? `${site}/jobs/description/${jobId}`
                : `${emails.myPage}?application=${draft}`,
            settingsUrl: `${emails.myPage}#settings`,
            endUrl: `${site}/jobs/reminders/end?token=${links[index]?.token ?? ''}`,
          }),
      )
      const ended = (await repository.claimClosedDrafts(tx)).map(({ public_id: id, ...closed }) =>
        jobClosedEarlyEmail({
          ...closed,
          url: `${emails.myPage}?application=${id}`,
          jobsUrl: emails.jobsUrl,
        }),
      )
      await outbox.put(tx, ...closingEmails, ...ended)
    })
    outbox.wake()
  }

  async function tellOfPauses(): Promise<void> {
    await repository.transaction(async (tx) => {
      const paused = await repository.claimPaused(tx)
      const pausedEmails = paused.map(({ public_id: id, ...application }) =>
        jobPausedEmail({ ...application, url: `${emails.myPage}?application=${id}` }),
      )
      await outbox.put(tx, ...pausedEmails)
    })
    outbox.wake()
  }

  async function removeOld(): Promise<void> {
    await repository.removeDrafts()
    await repository.removeFromEmployers()
    await repository.forgetMailings()
    await repository.transaction(async (tx) => {
      const removals = await repository.claimRemovalWarnings(tx)
      const warnings = removals.flatMap(
        ({ job_id: jobId, job, listing, day: on, emails: members }) =>
          members.map((email) =>
            applicationRemovalEmail({
              email,
              job,
              listing,
              day: dayInIndia(new Date(`${on}T12:00:00Z`)),
              url: `${site}/job-post/${jobId}/applications`,
            }),
          ),
      )
      await outbox.put(tx, ...warnings)
    })
    outbox.wake()
  }

  return [
    { name: 'tell-waiting-applicants', cron: '15 9 * * *', run: tellWaiting },
    { name: 'send-application-digests', cron: '30 8 * * *', run: sendDigests },
    { name: 'remind-of-closing-jobs', cron: '0 10 * * *', run: remind },
    { name: 'tell-of-paused-jobs', cron: '*/5 * * * *', run: tellOfPauses },
    { name: 'remove-old-applications', cron: '50 3 * * *', run: removeOld },
  ] satisfies ScheduledTask[]
}

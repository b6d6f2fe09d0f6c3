import type { ScheduledTask } from '../../../platform/queue/task-queue.ts'
import type { EnquiryEmails } from '../../enquiries/record/enquiry-emails.ts'
import type { VisitEmails } from '../../enquiries/visits/visit-emails.ts'
import { channelUse } from '../consent/channel-use.ts'
import { termsOf } from '../consent/consent-json.ts'
import { permissionOf } from '../consent/permission.ts'
import type { VisitRemindersRepository } from './visit-reminders.repository.ts'

interface VisitRemindersDeps {
  readonly repository: VisitRemindersRepository
  readonly visitEmails: Pick<VisitEmails, 'remind'>
  readonly emails: Pick<EnquiryEmails, 'wake'>
}

/**
 * Reminds senders of their visits in the last 24 hours before them, once, when the consent permits an
 * email. Outside the permitted hours it waits for them.
 */
export function createVisitReminders({ repository, visitEmails, emails }: VisitRemindersDeps) {
  async function remind(): Promise<void> {
    await repository.transaction(async (tx) => {
      const due = await repository.due(tx)
      const now = new Date()
      const permitted = due.filter(({ consents }) => {
        const permission = permissionOf(termsOf(consents), now)
        return channelUse(permission, 'email', now).state === 'allowed'
      })
      for (const { enquiry, visit } of permitted) await visitEmails.remind(tx, enquiry, visit)
      await repository.markReminded(
        tx,
        permitted.map(({ visit }) => visit.id),
      )
    })
    emails.wake()
  }

  return [{ name: 'remind-visits', cron: '*/10 * * * *', run: remind }] satisfies ScheduledTask[]
}

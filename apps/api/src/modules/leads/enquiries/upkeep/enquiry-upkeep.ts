import { deskReminderEmail } from '../../../platform/mail/templates/desk-reminder.ts'
import { newOwnerConsentEmail } from '../../../platform/mail/templates/new-owner-consent.ts'
import type { ScheduledTask } from '../../../platform/queue/task-queue.ts'
import type { EnquiryEmails } from '../record/enquiry-emails.ts'
import type { EnquiryEventsRepository } from '../record/enquiry-events.repository.ts'
import type { EnquiryThreadRepository } from '../record/enquiry-thread.repository.ts'
import type { EnquiryUpkeepRepository } from './enquiry-upkeep.repository.ts'

interface EnquiryUpkeepDeps {
  readonly repository: EnquiryUpkeepRepository
  readonly thread: EnquiryThreadRepository
  readonly events: Pick<EnquiryEventsRepository, 'add'>
  readonly emails: EnquiryEmails
}

/**
 * Scheduled work on enquiries: removes unconfirmed ones and tests, reminds
 * desks once, and asks senders whether a new owner may contact them.
 */
export function createEnquiryUpkeep({ repository, thread, events, emails }: EnquiryUpkeepDeps) {
  async function sweep(): Promise<void> {
    await repository.removeUnconfirmed()
    await repository.removeTests()
    await repository.removeExpiredLinks()
  }

  async function remind(): Promise<void> {
    await repository.transaction(async (tx) => {
      for (const id of await repository.claimOverdue(tx)) {
        const enquiry = await thread.find(tx, id)
        if (!enquiry) continue
        await emails.toDesk(tx, enquiry, deskReminderEmail)
        await events.add(tx, { enquiryId: id, kind: 'reminder' })
      }
    })
    emails.wake()
  }

  async function askAboutOwners(): Promise<void> {
    await repository.transaction(async (tx) => {
      for (const id of await repository.claimUnasked(tx)) {
        const enquiry = await thread.find(tx, id)
        if (!enquiry) continue
        await emails.toSender(tx, enquiry, newOwnerConsentEmail)
        await events.add(tx, { enquiryId: id, kind: 'owner_asked' })
      }
    })
    emails.wake()
  }

  return [
    { name: 'ask-about-owners', cron: '*/5 * * * *', run: askAboutOwners },
    { name: 'sweep-enquiries', cron: '40 * * * *', run: sweep },
    { name: 'remind-desks', cron: '*/10 * * * *', run: remind },
  ] satisfies ScheduledTask[]
}

import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { waitlistEndedEmail } from '../../platform/mail/templates/waitlist-ended.ts'
import { waitlistJoinedEmail } from '../../platform/mail/templates/waitlist-joined.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { EntryRow } from '../seats/seat-rows.ts'
import type { BookingEmails } from './booking-emails.ts'
import type { FamilyRecipientsRepository } from './family-recipients.repository.ts'

export type WaitlistEmails = ReturnType<typeof createWaitlistEmails>

interface WaitlistEmailsDeps {
  readonly families: FamilyRecipientsRepository
  readonly emails: BookingEmails
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** Emails to one family of a waitlist. */
export function createWaitlistEmails({ families, emails, outbox, site }: WaitlistEmailsDeps) {
  async function emailOf(tx: Db, { userId }: EntryRow): Promise<string> {
    const email = (await families.emailsOf(tx, [userId])).get(userId)
    if (email === undefined) throw new Error('A family has no email')
    return email
  }

  const ended =
    (endedBy: 'removed' | 'withdrawn') =>
    async (tx: Db, record: BatchRecord, entry: EntryRow, reason: string): Promise<void> => {
      const email = await emailOf(tx, entry)
      const about = { ...emails.toFamily(record, email), change: endedBy, reason }
      await outbox.put(tx, waitlistEndedEmail(about))
    }

  return {
    /** Has the link that leaves the waitlist with one click. */
    async joined(tx: Db, record: BatchRecord, entry: EntryRow, secret: string): Promise<void> {
      await outbox.put(
        tx,
        waitlistJoinedEmail({
          ...emails.toFamily(record, await emailOf(tx, entry)),
          url: `${site}/my-waitlists/${entry.publicId}`,
          leaveUrl: `${site}/my-waitlists/leave#${secret}`,
          offerHours: record.batch.offerHours,
        }),
      )
    },
    removed: ended('removed'),
    withdrawn: ended('withdrawn'),
  }
}

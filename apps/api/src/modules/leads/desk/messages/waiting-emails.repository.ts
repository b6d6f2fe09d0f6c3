import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import {
  enquiries,
  enquiryEvents,
  enquiryMessages,
  outgoingMails,
} from '../../../../db/schema/index.ts'
import { groupConsents } from '../consent/group-consents.repository.ts'

export type WaitingEmailsRepository = ReturnType<typeof createWaitingEmailsRepository>
type UnsentReason = NonNullable<(typeof enquiryMessages.$inferSelect)['unsentReason']>

/** Answers of a desk that wait in the outbox. */
export function createWaitingEmailsRepository(db: Db) {
  return {
    /** The answer that an email carries, with the consents that it needs. */
    async byMail(mailId: number) {
      const [found] = await db
        .select({ messageId: enquiryMessages.id, consents: groupConsents })
        .from(enquiryMessages)
        .innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
        .where(and(eq(enquiryMessages.mailId, mailId), eq(enquiryMessages.side, 'desk')))
      return found
    },

    /** The message whose email waits for its time, if no process has claimed it. */
    async waitingEmail(tx: Db, enquiryId: number, messageId: number) {
      const [found] = await tx
        .select({
          mailId: outgoingMails.id,
          authorId: enquiryMessages.authorId,
          text: enquiryMessages.bodyText,
        })
        .from(enquiryMessages)
        .innerJoin(outgoingMails, eq(outgoingMails.id, enquiryMessages.mailId))
        .where(
          and(
            eq(enquiryMessages.id, messageId),
            eq(enquiryMessages.enquiryId, enquiryId),
            eq(enquiryMessages.side, 'desk'),
            isNull(outgoingMails.sentAt),
            isNull(outgoingMails.failedAt),
            eq(outgoingMails.attempts, 0),
            gt(outgoingMails.dueAt, sql`now()`),
          ),
        )
        .for('update', { of: outgoingMails })
      return found
    },

    /** Deletes an email; the message that it carried says why. */
    async drop(tx: Db, mailId: number, why: UnsentReason): Promise<void> {
      await tx
        .update(enquiryMessages)
        .set({ droppedAt: sql`now()`, unsentReason: why })
        .where(eq(enquiryMessages.mailId, mailId))
      await tx.delete(outgoingMails).where(eq(outgoingMails.id, mailId))
    },

    /** Since when the sender waits if no answer of the desk is left; null if one is. */
    async unansweredSince(tx: Db, enquiryId: number): Promise<Date | null> {
      const { rows } = await tx.execute<{ since: string | null }>(sql`
        select case when not exists (
            select from enquiry_message m where m.enquiry_id = enquiry.id and m.side = 'desk'
              and m.dropped_at is null)
          and not exists (
            select from enquiry_event e where e.enquiry_id = enquiry.id and e.kind = 'call'
              and e.detail ->> 'outcome' = 'reached')
          and not exists (
            select from enquiry_event e where e.enquiry_id = enquiry.id and e.kind = 'visit'
              and e.detail ->> 'side' = 'desk')
          then to_json(enquiry.confirmed_at) #>> '{}' end as since
        from enquiry where id = ${enquiryId}`)
      const since = rows[0]?.since ?? null
      return since === null ? null : new Date(since)
    },

    /** Whether a call or WhatsApp message was logged, whatever its outcome. */
    async wasCalled(tx: Db, enquiryId: number): Promise<boolean> {
      const calls = await tx
        .select({ id: enquiryEvents.id })
        .from(enquiryEvents)
        .where(and(eq(enquiryEvents.enquiryId, enquiryId), eq(enquiryEvents.kind, 'call')))
        .limit(1)
      return calls.length > 0
    },
  }
}

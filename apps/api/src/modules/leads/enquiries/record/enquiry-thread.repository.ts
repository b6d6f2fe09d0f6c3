import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import {
  contactReveals,
  enquiries,
  enquiryMessages,
  invalidClaims,
  outgoingMails,
  users,
} from '../../../../db/schema/index.ts'
import type { EnquiryRow } from './enquiry-row.ts'
import { ownerChangedAt } from './owner-changes.repository.ts'
import { isSameSender } from './same-sender.ts'

export type EnquiryThreadRepository = ReturnType<typeof createEnquiryThreadRepository>

/** Messages, reveals and claims of one enquiry, as its sender sees them. */
export function createEnquiryThreadRepository() {
  return {
    /** From a time on, oldest first, with the author's name and whether the email was sent. */
    messages: (tx: Db, enquiryId: number, since: Date) =>
      tx
        .select({
          at: enquiryMessages.at,
          side: enquiryMessages.side,
          text: enquiryMessages.bodyText,
          author: sql<
            string | null
          >`case when ${users.id} is not null then concat_ws(' ', ${users.firstname}, ${users.lastname}) end`,
          sentAt: outgoingMails.sentAt,
          failedAt: outgoingMails.failedAt,
          mailId: outgoingMails.id,
        })
        .from(enquiryMessages)
        .leftJoin(users, eq(users.id, enquiryMessages.authorId))
        .leftJoin(outgoingMails, eq(outgoingMails.id, enquiryMessages.mailId))
        .where(
          and(
            eq(enquiryMessages.enquiryId, enquiryId),
            gte(enquiryMessages.at, since),
            isNull(enquiryMessages.droppedAt),
            // The desk can still cancel what waits for its time.
            sql`not coalesce(${outgoingMails.sentAt} is null and ${outgoingMails.failedAt} is null
              and ${outgoingMails.attempts} = 0 and ${outgoingMails.dueAt} > now(), false)`,
          ),
        )
        .orderBy(asc(enquiryMessages.at), asc(enquiryMessages.id)),

    /**
     * The enquiry whose messages the sender reads and writes: of a merged one, that into which it was
     * merged if the same person sent both.
     */
    async readableId(tx: Db, enquiry: EnquiryRow): Promise<number> {
      const head =
        enquiry.mergedIntoId === null ? undefined : await this.find(tx, enquiry.mergedIntoId)
      return head && isSameSender(head, enquiry) ? head.id : enquiry.id
    },

    /** When the listing got another owner, if that was after the consent of the enquiry; or null. */
    async ownerChangedAt(tx: Db, enquiryId: number): Promise<Date | null> {
      const { rows } = await tx.execute<{ at: string | null }>(sql`
        select ${ownerChangedAt(sql`e`, sql`c`)} as at
        from enquiry e join consent c on c.id = e.consent_id where e.id = ${enquiryId}`)
      const at = rows[0]?.at ?? null
      return at === null ? null : new Date(at)
    },

    async markRead(tx: Db, enquiryId: number): Promise<void> {
      await tx
        .update(enquiryMessages)
        .set({ readAt: sql`now()` })
        .where(
          and(
            eq(enquiryMessages.enquiryId, enquiryId),
            eq(enquiryMessages.side, 'desk'),
            isNull(enquiryMessages.readAt),
          ),
        )
    },

    /** Adds a message of the sender; false if this request was made before. */
    async addMessage(
      tx: Db,
      message: { enquiryId: number; authorId: number | null; bodyText: string; requestKey: string },
    ): Promise<boolean> {
      const added = await tx
        .insert(enquiryMessages)
        .values({ ...message, side: 'parent' })
        .onConflictDoNothing()
        .returning({ id: enquiryMessages.id })
      return added.length > 0
    },

    /** The desk owes an answer from now on, unless it did before. */
    async startWaiting(tx: Db, enquiryId: number): Promise<void> {
      await tx
        .update(enquiries)
        .set({ waitingSince: sql`now()` })
        .where(and(eq(enquiries.id, enquiryId), isNull(enquiries.waitingSince)))
    },

    reveals: (tx: Db, enquiryId: number) =>
      tx
        .select({
          field: contactReveals.field,
          by: contactReveals.viewerName,
          at: contactReveals.at,
        })
        .from(contactReveals)
        .where(eq(contactReveals.enquiryId, enquiryId))
        .orderBy(desc(contactReveals.at), desc(contactReveals.id)),

    /** The latest claim that the enquiry is not valid. */
    async claim(tx: Db, enquiryId: number) {
      const [found] = await tx
        .select()
        .from(invalidClaims)
        .where(eq(invalidClaims.enquiryId, enquiryId))
        .orderBy(desc(invalidClaims.id))
        .limit(1)
      return found
    },

    /** Stores the sender's answer to a claim, which opens its review, also after an earlier one. */
    async answerClaim(tx: Db, claimId: number, answer: string): Promise<void> {
      await tx
        .update(invalidClaims)
        .set({
          parentAnswer: answer,
          answeredAt: sql`now()`,
          outcome: null,
          outcomeAt: null,
          reviewedAt: null,
        })
        .where(eq(invalidClaims.id, claimId))
    },

    async setConsent(
      tx: Db,
      id: number,
      columns: { consentId?: string; phone?: string | null; withdrawnAt?: Date },
    ): Promise<void> {
      await tx
        .update(enquiries)
        .set({ ...columns, updatedAt: sql`now()` })
        .where(eq(enquiries.id, id))
    },

    /** The enquiry into which another was merged. */
    async find(tx: Db, id: number) {
      const [found] = await tx.select().from(enquiries).where(eq(enquiries.id, id))
      return found
    },
  }
}

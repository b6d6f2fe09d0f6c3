import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { outgoingMails } from '../../../db/schema/index.ts'

export type OutboxRepository = ReturnType<typeof createOutboxRepository>
export type OutgoingMail = typeof outgoingMails.$inferSelect
export type NewMail = Pick<
  typeof outgoingMails.$inferInsert,
  | 'toName'
  | 'toAddress'
  | 'replyTo'
  | 'subject'
  | 'textBody'
  | 'htmlBody'
  | 'unsubscribeUrl'
  | 'calendar'
>

/** Minutes that a process has to send a claimed email, before another may claim it. */
const lease = 5
const withoutContent = { textBody: '', htmlBody: '', unsubscribeUrl: null, calendar: null }
/** Days that recipients are stored. */
const retentionDays = 30

export function createOutboxRepository(db: Db) {
  return {
    /**
     * Adds emails in the transaction that causes them; at most a few hundred. Returns their ids, in
     * the same order.
     */
    async add(tx: Db, mails: readonly NewMail[]): Promise<number[]> {
      const added = await tx
        .insert(outgoingMails)
        .values([...mails])
        .returning({ id: outgoingMails.id })
      return added.map(({ id }) => id)
    },

    /** Deletes some old emails, skipping rows that another process is deleting. */
    async removeOld(tx: Db, most: number): Promise<void> {
      const endedAt = sql`coalesce(${outgoingMails.sentAt}, ${outgoingMails.failedAt})`
      const over = tx
        .select({ id: outgoingMails.id })
        .from(outgoingMails)
        .where(lt(endedAt, sql`now() - make_interval(days => ${retentionDays})`))
        .limit(most)
        .for('update', { skipLocked: true })
      await tx.delete(outgoingMails).where(inArray(outgoingMails.id, over))
    },

    /**
     * Claims the email that has been due for longest, so that no other process sends it; null if
     * none is due.
     */
    async claim(): Promise<OutgoingMail | null> {
      const [taken] = await db
        .update(outgoingMails)
        .set({
          attempts: sql`${outgoingMails.attempts} + 1`,
          dueAt: sql`now() + make_interval(mins => ${lease})`,
        })
        .where(
          eq(
            outgoingMails.id,
            sql`(select id from outgoing_mail
              where sent_at is null and failed_at is null and due_at <= now()
              order by due_at, id limit 1 for update skip locked)`,
          ),
        )
        .returning()
      return taken ?? null
    },

    /** Sent: deletes the content, which may contain sign-in links. */
    async markSent(id: number): Promise<void> {
      await db
        .update(outgoingMails)
        .set({ sentAt: sql`now()`, ...withoutContent })
        .where(eq(outgoingMails.id, id))
    },

    /** Not sent: retries after so many seconds. */
    async postpone(id: number, seconds: number, error: string): Promise<void> {
      await db
        .update(outgoingMails)
        .set({ dueAt: sql`now() + make_interval(secs => ${seconds})`, lastError: error })
        .where(eq(outgoingMails.id, id))
    },

    /** Claimed, but not to be sent before a time. */
    async waitUntil(id: number, at: Date): Promise<void> {
      await db
        .update(outgoingMails)
        .set({ dueAt: at, attempts: sql`${outgoingMails.attempts} - 1` })
        .where(eq(outgoingMails.id, id))
    },

    /** Not sent, and not retried. */
    async fail(id: number, error: string): Promise<void> {
      await db
        .update(outgoingMails)
        .set({ failedAt: sql`now()`, lastError: error, ...withoutContent })
        .where(eq(outgoingMails.id, id))
    },
  }
}

import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { outgoingMails } from '../../../db/schema/index.ts'

export type OutboxRepository = ReturnType<typeof createOutboxRepository>
export type OutgoingMail = typeof outgoingMails.$inferSelect
export type NewMail = Pick<
  typeof outgoingMails.$inferInsert,
  'toName' | 'toAddress' | 'replyTo' | 'subject' | 'textBody' | 'htmlBody' | 'unsubscribeUrl'
>

/** Minutes that a process has to send a mail it took, before another may take it. */
const lease = 5
/** Days that it stays known to whom a mail went. */
const keptDays = 30

export function createOutboxRepository(db: Db) {
  return {
    /** Writes mails, in the transaction of what they tell of; at most a few hundred. */
    async add(tx: Db, mails: readonly NewMail[]): Promise<void> {
      await tx.insert(outgoingMails).values([...mails])
    },

    /** Removes some that are long over, past those that somebody else removes. */
    async removeOver(tx: Db, most: number): Promise<void> {
      const endedAt = sql`coalesce(${outgoingMails.sentAt}, ${outgoingMails.failedAt})`
      const over = tx
        .select({ id: outgoingMails.id })
        .from(outgoingMails)
        .where(lt(endedAt, sql`now() - make_interval(days => ${keptDays})`))
        .limit(most)
        .for('update', { skipLocked: true })
      await tx.delete(outgoingMails).where(inArray(outgoingMails.id, over))
    },

    /** Takes the mail that is due for longest, so that no other process does; null without one. */
    async take(): Promise<OutgoingMail | null> {
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

    /** Sent: the words go, since they may hold links that sign users in. */
    async markSent(id: number): Promise<void> {
      await db
        .update(outgoingMails)
        .set({ sentAt: sql`now()`, textBody: '', htmlBody: '', unsubscribeUrl: null })
        .where(eq(outgoingMails.id, id))
    },

    /** Not sent: tried again after so many seconds. */
    async putOff(id: number, seconds: number, error: string): Promise<void> {
      await db
        .update(outgoingMails)
        .set({ dueAt: sql`now() + make_interval(secs => ${seconds})`, lastError: error })
        .where(eq(outgoingMails.id, id))
    },

    /** Not sent, and never will be. */
    async giveUp(id: number, error: string): Promise<void> {
      await db
        .update(outgoingMails)
        .set({ failedAt: sql`now()`, lastError: error, textBody: '', htmlBody: '' })
        .where(eq(outgoingMails.id, id))
    },
  }
}

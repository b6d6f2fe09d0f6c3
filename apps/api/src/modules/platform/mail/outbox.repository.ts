import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { bulkMails, outgoingMails } from '../../../db/schema/index.ts'
import { unsubscribeMark } from './email-message.ts'

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
/** Emails per statement, which has at most 65,535 values. */
const emailsAtOnce = 500

/** Bulk emails wait for all others, and for each other in the order of their content. */
const nextDue = sql`coalesce(
  (select id from outgoing_mail
    where sent_at is null and failed_at is null and bulk_mail_id is null and due_at <= now()
    order by due_at, id limit 1 for update skip locked),
  (select due.id from bulk_mail cross join lateral (
      select id from outgoing_mail
      where bulk_mail_id = bulk_mail.id and sent_at is null and failed_at is null
        and due_at <= now()
      order by due_at, id limit 1 for update skip locked) due
    where not bulk_mail.is_held limit 1))`

export function createOutboxRepository(db: Db) {
  async function withBulkContent(mail: OutgoingMail, id: number): Promise<OutgoingMail> {
    const [content] = await db.select().from(bulkMails).where(eq(bulkMails.id, id))
    if (!content) throw new Error(`The content of email ${mail.id} is missing`)
    const url = mail.unsubscribeUrl ?? ''
    return {
      ...mail,
      textBody: content.textBody.replaceAll(unsubscribeMark, () => url),
      htmlBody: content.htmlBody.replaceAll(unsubscribeMark, () => url),
    }
  }

  return {
    /** Adds emails in the transaction that causes them. Returns their ids, in the same order. */
    async add(tx: Db, emails: readonly NewMail[]): Promise<number[]> {
      const ids: number[] = []
      for (let from = 0; from < emails.length; from += emailsAtOnce) {
        const added = await tx
          .insert(outgoingMails)
          .values(emails.slice(from, from + emailsAtOnce))
          .returning({ id: outgoingMails.id })
        ids.push(...added.map(({ id }) => id))
      }
      return ids
    },

    /** Adds content that many emails share; returns its id. */
    async addBulk(tx: Db, content: { textBody: string; htmlBody: string }): Promise<number> {
      const [added] = await tx.insert(bulkMails).values(content).returning({ id: bulkMails.id })
      if (!added) throw new Error('The content was not added')
      return added.id
    },

    /** Lets the emails with this content wait, or go on. */
    async hold(tx: Db, bulkMailId: number, isHeld: boolean): Promise<void> {
      await tx.update(bulkMails).set({ isHeld }).where(eq(bulkMails.id, bulkMailId))
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

    /** Deletes the content of bulk emails that were all deleted. */
    async removeOldBulk(): Promise<void> {
      await db.execute(sql`
        delete from bulk_mail where created_at < now() - make_interval(days => ${retentionDays})
          and not exists (select from outgoing_mail where bulk_mail_id = bulk_mail.id)`)
    },

    /** Deletes one email that was not sent. */
    async remove(tx: Db, id: number): Promise<void> {
      await tx.delete(outgoingMails).where(eq(outgoingMails.id, id))
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
        .where(eq(outgoingMails.id, nextDue))
        .returning()
      if (!taken) return null
      return taken.bulkMailId === null ? taken : withBulkContent(taken, taken.bulkMailId)
    },

    /** Sent: deletes the content, which may contain sign-in links. */
    async markSent(id: number): Promise<void> {
      await db
        .update(outgoingMails)
        .set({ sentAt: sql`now()`, ...withoutContent })
        .where(eq(outgoingMails.id, id))
    },

    /** Records a failed attempt: the email is retried after `seconds`. */
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

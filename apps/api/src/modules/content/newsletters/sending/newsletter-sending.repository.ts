import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import {
  newsletterDeliveries as deliveries,
  newsletterDrafts as drafts,
  newsletterIssues as issues,
  newsletterSubscriptions as subscriptions,
} from '../../../../db/schema/index.ts'
import type { DraftRow } from '../draft-row.ts'

export type NewsletterSendingRepository = ReturnType<typeof createNewsletterSendingRepository>

type SkipReason = NonNullable<(typeof deliveries.$inferSelect)['why']>

/** A reader of a batch; `why` is null if they get the email. */
export interface Reader extends Record<string, unknown> {
  readonly id: number
  readonly email: string
  readonly why: SkipReason | null
}

/** An email to one reader. */
export interface ReaderMail {
  readonly id: number
  readonly email: string
  readonly unsubscribeUrl: string
  readonly tokenHash: Buffer
}

const hashOf = (email: string) => sql.raw(`sha256(convert_to(lower(${email}), 'UTF8'))`)
const hasBounced = (alias: string) =>
  sql`exists (select from bounced_address where hash = ${hashOf(`${alias}.email`)})`

/** The reason why a subscription `s` gets no newsletter; null if it gets it. */
const reasonOf = sql`case
  when s.confirmed_at is null and s.unsubscribed_at is not null then 'unsubscribed'
  when s.confirmed_at is null then 'not_confirmed'
  when ${hasBounced('s')} then 'bounced_before'
  when exists (select from newsletter_subscription o where o.mailbox = s.mailbox and o.id < s.id
    and o.confirmed_at is not null and not ${hasBounced('o')}) then 'duplicate' end`

/** Writes and reads what sending needs: issues, deliveries and their emails. */
export function createNewsletterSendingRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Locks a scheduled newsletter whose time has come. */
    async lockDue(tx: Db): Promise<DraftRow | undefined> {
      const [found] = await tx
        .select()
        .from(drafts)
        .where(and(eq(drafts.state, 'scheduled'), lte(drafts.sendAt, sql`now()`)))
        .orderBy(drafts.sendAt)
        .limit(1)
        .for('update', { skipLocked: true })
      return found
    },

    /** Locks a newsletter of which some readers have no delivery yet. */
    async lockUnfinished(tx: Db): Promise<DraftRow | undefined> {
      const [found] = await tx
        .select()
        .from(drafts)
        .where(
          sql`(${drafts.state} = 'sending'
              or ${drafts.state} = 'cancelled' and ${drafts.endedAt} is null)
            and ${drafts.cursorId} < ${drafts.ceilingId}`,
        )
        .orderBy(drafts.startedAt)
        .limit(1)
        .for('update', { skipLocked: true })
      return found
    },

    async nextNumber(tx: Db): Promise<number> {
      const [row] = await tx
        .select({ next: sql<number>`coalesce(max(${issues.number}), 0) + 1` })
        .from(issues)
      return row?.next ?? 1
    },

    async takenSlugs(tx: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await tx
        .select({ slug: issues.slug })
        .from(issues)
        .where(sql`${issues.slug} = any(${sql.param(slugs)}::text[])`)
      return new Set(found.map(({ slug }) => slug))
    },

    /** Publishes a newsletter; returns the id of the issue. */
    async addIssue(tx: Db, issue: typeof issues.$inferInsert): Promise<number> {
      const [added] = await tx.insert(issues).values(issue).returning({ id: issues.id })
      if (!added) throw new Error('The issue was not added')
      return added.id
    },

    /**
     * The id of the last subscription. Waits for subscriptions that other transactions are adding, so
     * that none with a lower id appears later.
     */
    async lastSubscription(tx: Db): Promise<number> {
      await tx.execute(sql`lock table newsletter_subscription in share mode`)
      const [row] = await tx
        .select({ last: sql<number>`coalesce(max(${subscriptions.id}), 0)` })
        .from(subscriptions)
      return row?.last ?? 0
    },

    /** Changes a locked newsletter, which has a new revision then. */
    async set(tx: Db, id: number, columns: Partial<typeof drafts.$inferInsert>): Promise<number> {
      const [saved] = await tx
        .update(drafts)
        .set({ ...columns, revision: sql`${drafts.revision} + 1`, updatedAt: sql`now()` })
        .where(eq(drafts.id, id))
        .returning({ revision: drafts.revision })
      if (!saved) throw new Error('The newsletter is locked')
      return saved.revision
    },

    /** The next readers after the cursor. */
    async readersAfter(tx: Db, { cursorId, ceilingId }: DraftRow, limit: number) {
      const { rows } = await tx.execute<Reader>(sql`
        select s.id, s.email, ${reasonOf} as why from newsletter_subscription s
        where s.id > ${cursorId} and s.id <= ${ceilingId} order by s.id limit ${limit}`)
      return rows
    },

    /** Adds the emails to readers, their links to unsubscribe, and their rows in the ledger. */
    async addEmails(
      tx: Db,
      { id, title, bulkMailId }: DraftRow,
      emails: readonly ReaderMail[],
    ): Promise<void> {
      if (emails.length === 0) return
      await tx.execute(sql`
        with reader as (
          select * from unnest(${sql.param(emails.map((mail) => mail.id))}::integer[],
            ${sql.param(emails.map((mail) => mail.email))}::text[],
            ${sql.param(emails.map((mail) => mail.unsubscribeUrl))}::text[],
            ${sql.param(emails.map((mail) => mail.tokenHash))}::bytea[]) r (id, email, url, hash)),
        mail as (
          insert into outgoing_mail (to_address, subject, text_body, html_body, unsubscribe_url,
            bulk_mail_id)
          select email, ${title}, '', '', url, ${bulkMailId}::integer from reader order by id
          returning id, unsubscribe_url),
        token as (
          insert into newsletter_token (hash, subscription_id, purpose)
          select hash, id, 'unsubscribe' from reader)
        insert into newsletter_delivery (draft_id, subscription_id, state, mail_id)
        select ${id}::integer, reader.id, 'queued', mail.id
        from reader join mail on mail.unsubscribe_url = reader.url`)
    },

    /** Writes into the ledger why readers get no email. */
    async addSkipped(
      tx: Db,
      { id }: DraftRow,
      skipped: readonly { id: number; why: SkipReason }[],
    ): Promise<void> {
      if (skipped.length === 0) return
      await tx.execute(sql`
        insert into newsletter_delivery (draft_id, subscription_id, state, why)
        select ${id}::integer, r.id, 'skipped', r.why::newsletter_skip_reason
        from unnest(${sql.param(skipped.map((reader) => reader.id))}::integer[],
          ${sql.param(skipped.map(({ why }) => why))}::text[]) r (id, why)`)
    },

    async moveCursor(tx: Db, id: number, cursorId: number): Promise<void> {
      await tx.update(drafts).set({ cursorId }).where(eq(drafts.id, id))
    },

    /** Deletes some emails of cancelled newsletters that were not sent yet; returns how many. */
    async dropCancelled(limit: number): Promise<number> {
      const { rows } = await db.execute(sql`
        with waiting as (
          select m.id from outgoing_mail m
            join newsletter_delivery d on d.mail_id = m.id and d.state = 'queued'
            join newsletter_draft n on n.id = d.draft_id
          where n.state = 'cancelled' and n.ended_at is null
            and m.sent_at is null and m.failed_at is null
            -- One that a process is sending now ends by itself.
            and not (m.attempts > 0 and m.due_at > now())
          order by m.id limit ${limit} for update of m skip locked),
        skipped as (
          update newsletter_delivery set state = 'skipped', why = 'cancelled', at = now(), mail_id = null
          where mail_id in (select id from waiting))
        delete from outgoing_mail where id in (select id from waiting) returning id`)
      return rows.length
    },

    /** Newsletters of which every email has come to its end. */
    async lockFinished(tx: Db): Promise<DraftRow[]> {
      return tx
        .select()
        .from(drafts)
        .where(
          sql`(${drafts.state} = 'sending' or ${drafts.state} = 'cancelled')
            and ${drafts.endedAt} is null and ${drafts.cursorId} >= ${drafts.ceilingId}
            and not exists (select from ${deliveries}
              where ${deliveries.draftId} = ${drafts.id} and ${deliveries.state} = 'queued')`,
        )
        .for('update', { skipLocked: true })
    },

    /** A delivery by its email, with why its reader must not get it now; undefined without one. */
    async deliveryOf(mailId: number) {
      const { rows } = await db.execute<{ why: SkipReason | null; isHeld: boolean }>(sql`
        select case when n.state = 'cancelled' then 'cancelled' else ${reasonOf} end as why,
          n.state = 'paused' as "isHeld"
        from newsletter_delivery d join newsletter_subscription s on s.id = d.subscription_id
          join newsletter_draft n on n.id = d.draft_id
        where d.mail_id = ${mailId}`)
      return rows[0]
    },

    /** Writes into the ledger that an email is not sent after all. */
    async skip(tx: Db, mailId: number, why: SkipReason): Promise<void> {
      await tx
        .update(deliveries)
        .set({ state: 'skipped', why, mailId: null, at: sql`now()` })
        .where(eq(deliveries.mailId, mailId))
    },
  }
}

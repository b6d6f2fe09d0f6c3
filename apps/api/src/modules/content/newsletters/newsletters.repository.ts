import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import {
  newsletterIssues as issues,
  newsletterSubscriptions as subscriptions,
  newsletterTokens as tokens,
} from '../../../db/schema/index.ts'

export type NewslettersRepository = ReturnType<typeof createNewslettersRepository>
export type IssueRow = typeof issues.$inferSelect
export type Subscription = typeof subscriptions.$inferSelect

const isPublished = sql`${issues.publishedOn} <= (now() at time zone 'Asia/Kolkata')::date`

/** Hours that a link to confirm holds. */
const confirmHours = 48

const summary = {
  slug: issues.slug,
  number: issues.number,
  title: issues.title,
  summary: issues.summary,
  published_on: issues.publishedOn,
}

export function createNewslettersRepository(db: Db) {
  const neighbour = async (number: number) => {
    const [found] = await db
      .select({ slug: issues.slug, title: issues.title })
      .from(issues)
      .where(and(eq(issues.number, number), isPublished))
    return found ?? null
  }

  return {
    /** One page of the archive, the latest first. */
    async list({ offset, limit }: { offset: number; limit: number }) {
      const latest = desc(issues.number)
      return db
        .select(summary)
        .from(issues)
        .where(isPublished)
        .orderBy(latest)
        .offset(offset)
        .limit(limit)
    },

    async count(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(issues).where(isPublished)
      return row?.total ?? 0
    },

    /** An issue with those before and after it. */
    async findBySlug(slug: string) {
      const [issue] = await db
        .select()
        .from(issues)
        .where(and(eq(issues.slug, slug), isPublished))
      if (!issue) return null
      const [previous, next] = await Promise.all([
        neighbour(issue.number - 1),
        neighbour(issue.number + 1),
      ])
      return { issue, previous, next }
    },

    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** The subscription of an address, made where there is none; its row stays locked. */
    async findOrAdd(tx: Db, email: string): Promise<Subscription> {
      await tx.insert(subscriptions).values({ email }).onConflictDoNothing()
      const [found] = await tx
        .select()
        .from(subscriptions)
        .where(sql`lower(${subscriptions.email}) = lower(${email})`)
        .for('update')
      if (!found) throw new Error('A subscription was neither found nor added')
      return found
    },

    /** A link to confirm; it takes the place of earlier ones. */
    async addConfirmToken(tx: Db, subscriptionId: number, hash: string): Promise<void> {
      await tx
        .delete(tokens)
        .where(and(eq(tokens.subscriptionId, subscriptionId), eq(tokens.purpose, 'confirm')))
      const expiresAt = sql`now() + make_interval(hours => ${confirmHours})`
      await tx.insert(tokens).values({ hash, subscriptionId, purpose: 'confirm', expiresAt })
    },

    async addUnsubscribeToken(tx: Db, subscriptionId: number, hash: string): Promise<void> {
      await tx.insert(tokens).values({ hash, subscriptionId, purpose: 'unsubscribe' })
    },

    /** The same for many at once. */
    async addUnsubscribeTokens(
      tx: Db,
      added: readonly { subscriptionId: number; hash: string }[],
    ): Promise<void> {
      await tx
        .insert(tokens)
        .values(added.map((one) => ({ ...one, purpose: 'unsubscribe' as const })))
    },

    /** An issue that has appeared and was mailed to nobody yet, for this transaction alone. */
    async takeUnmailed(tx: Db): Promise<IssueRow | null> {
      const [issue] = await tx
        .select()
        .from(issues)
        .where(and(isNull(issues.mailedAt), isPublished))
        .orderBy(issues.number)
        .limit(1)
        .for('update', { skipLocked: true })
      return issue ?? null
    },

    async markMailed(tx: Db, id: number): Promise<void> {
      await tx.update(issues).set({ mailedAt: sql`now()` }).where(eq(issues.id, id))
    },

    /** Those on the list with ids beyond one, by id. */
    async subscribersAfter(tx: Db, id: number, limit: number) {
      return tx
        .select({ id: subscriptions.id, email: subscriptions.email })
        .from(subscriptions)
        .where(and(isNotNull(subscriptions.confirmedAt), gt(subscriptions.id, id)))
        .orderBy(subscriptions.id)
        .limit(limit)
    },

    /** Uses a link to confirm up, and confirms; null where it was used or has expired. */
    async confirm(tx: Db, hash: string): Promise<Subscription | null> {
      const [used] = await tx
        .delete(tokens)
        .where(
          and(
            eq(tokens.hash, hash),
            eq(tokens.purpose, 'confirm'),
            sql`${tokens.expiresAt} > now()`,
          ),
        )
        .returning({ id: tokens.subscriptionId })
      if (!used) return null
      const [confirmed] = await tx
        .update(subscriptions)
        .set({ confirmedAt: sql`now()`, unsubscribedAt: null, updatedAt: sql`now()` })
        .where(eq(subscriptions.id, used.id))
        .returning()
      return confirmed ?? null
    },

    /** Takes an address off the list, as often as asked; false where nobody knows the link. */
    async unsubscribe(hash: string): Promise<boolean> {
      const { rows } = await db.execute(sql`
        with known as (
          select subscription_id from newsletter_token
          where hash = ${hash} and purpose = 'unsubscribe'),
        pending as (
          delete from newsletter_token using known
          where newsletter_token.subscription_id = known.subscription_id and purpose = 'confirm')
        update newsletter_subscription set confirmed_at = null, updated_at = now(),
          unsubscribed_at = coalesce(unsubscribed_at, now())
        from known where id = known.subscription_id returning id`)
      return rows.length > 0
    },
  }
}

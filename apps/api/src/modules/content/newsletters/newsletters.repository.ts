import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import {
  newsletterIssues as issues,
  newsletterSubscriptions as subscriptions,
  newsletterTokens as tokens,
} from '../../../db/schema/index.ts'
import { inMinutes, isUsable, removeExpired } from '../../../db/token-rows.ts'

export type NewslettersRepository = ReturnType<typeof createNewslettersRepository>
export type Subscription = typeof subscriptions.$inferSelect

/** Whether everybody may read an issue. */
export const isPublished = sql`${issues.publishedOn} <= ${today}`

/** Until a confirmation link expires: two days. */
const confirmMinutes = 48 * 60

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
    /** One page of the archive, latest first. */
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

    /** An issue with the previous and next issue. */
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

    /** Finds or adds the subscription of an email, and locks its row. */
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

    /** Adds a confirmation token, which replaces earlier ones. */
    async addConfirmToken(tx: Db, subscriptionId: number, hash: Buffer): Promise<void> {
      await removeExpired(tx, tokens, tokens.hash)
      await tx
        .delete(tokens)
        .where(and(eq(tokens.subscriptionId, subscriptionId), eq(tokens.purpose, 'confirm')))
      const expiresAt = inMinutes(confirmMinutes)
      await tx.insert(tokens).values({ hash, subscriptionId, purpose: 'confirm', expiresAt })
    },

    async addUnsubscribeToken(tx: Db, subscriptionId: number, hash: Buffer): Promise<void> {
      await tx.insert(tokens).values({ hash, subscriptionId, purpose: 'unsubscribe' })
    },

    /** Consumes a confirmation token and confirms its subscription; null if it is not valid. */
    async confirm(tx: Db, hash: Buffer): Promise<Subscription | null> {
      const [used] = await tx
        .delete(tokens)
        .where(isUsable(tokens, hash, 'confirm'))
        .returning({ id: tokens.subscriptionId })
      if (!used) return null
      const [confirmed] = await tx
        .update(subscriptions)
        .set({ confirmedAt: sql`now()`, unsubscribedAt: null, updatedAt: sql`now()` })
        .where(eq(subscriptions.id, used.id))
        .returning()
      // The address has just received an email.
      if (confirmed)
        await tx.execute(sql`
          delete from bounced_address
          where hash = sha256(convert_to(lower(${confirmed.email}), 'UTF8'))`)
      return confirmed ?? null
    },

    /** Ends a subscription, also repeatedly. Returns false if the token is unknown. */
    async unsubscribe(hash: Buffer): Promise<boolean> {
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

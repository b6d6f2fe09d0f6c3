import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { subscriptions, users } from '../../../db/schema/index.ts'
import type { Subscription } from './subscription.ts'
import { liveStates, maySubscriptionMove, type SubscriptionState } from './subscription-states.ts'

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>

const isLive = inArray(subscriptions.state, [...liveStates])

/** Number of subscriptions that one run of the upkeep handles. */
const batchSize = 200

/** Reads and writes the subscriptions of users. */
export function createSubscriptionsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    async liveOf(userId: number, tx: Db = db): Promise<Subscription | undefined> {
      const [found] = await tx
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, userId), isLive))
      return found
    },

    async find(id: number, tx: Db = db): Promise<Subscription | undefined> {
      const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id))
      return found
    },

    /** Sets the plan that follows one that is ending; null for the first plan. */
    async setNextPlan(tx: Db, id: number, nextPlanId: number | null): Promise<void> {
      await tx.update(subscriptions).set({ nextPlanId }).where(eq(subscriptions.id, id))
    },

    /** Paid subscriptions that renew up to the day `until` and whose user has not been told. */
    toRemind: (today: string, until: string) =>
      db
        .select({ id: subscriptions.id, userId: subscriptions.userId })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.method, 'transfer'),
            eq(subscriptions.state, 'active'),
            gte(subscriptions.endsOn, today),
            lte(subscriptions.endsOn, until),
            sql`${subscriptions.remindedFor} is distinct from ${subscriptions.endsOn}`,
          ),
        )
        .limit(batchSize),

    async noteReminder(tx: Db, { id, endsOn }: Pick<Subscription, 'id' | 'endsOn'>): Promise<void> {
      await tx.update(subscriptions).set({ remindedFor: endsOn }).where(eq(subscriptions.id, id))
    },

    async add(tx: Db, values: typeof subscriptions.$inferInsert): Promise<number> {
      const [added] = await tx
        .insert(subscriptions)
        .values(values)
        .returning({ id: subscriptions.id })
      if (!added) throw new Error('The subscription was not added')
      return added.id
    },

    /** Throws `conflict` for a change that is not allowed; a trigger refuses it as well. */
    async setState(
      tx: Db,
      { id, state: from }: Pick<Subscription, 'id' | 'state'>,
      state: SubscriptionState,
    ): Promise<void> {
      if (!maySubscriptionMove(from, state))
        throw new AppError('conflict', 'The subscription has changed. Reload the page.')
      await tx
        .update(subscriptions)
        .set({ state, endedAt: state === 'ended' ? sql`now()` : null })
        .where(eq(subscriptions.id, id))
    },

    /** The live subscriptions whose last day has passed, the oldest first. */
    expired: (today: string) =>
      db
        .select({ id: subscriptions.id, userId: subscriptions.userId })
        .from(subscriptions)
        .where(and(isLive, lt(subscriptions.endsOn, today)))
        .orderBy(asc(subscriptions.endsOn), asc(subscriptions.id))
        .limit(batchSize),

    /** Stores the plan key on users, for lists. */
    async notePlan(tx: Db, userIds: readonly number[], key: string): Promise<void> {
      if (userIds.length === 0) return
      await tx
        .update(users)
        .set({ plan: key })
        .where(inArray(users.id, [...userIds]))
    },

    async lockUser(tx: Db, id: number) {
      const [found] = await tx
        .select({ id: users.id, plan: users.plan })
        .from(users)
        .where(eq(users.id, id))
        .for('no key update')
      return found
    },
  }
}

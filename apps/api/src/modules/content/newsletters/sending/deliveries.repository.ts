import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import {
  newsletterDeliveries as deliveries,
  newsletterSubscriptions as subscriptions,
} from '../../../../db/schema/index.ts'

export type DeliveriesRepository = ReturnType<typeof createDeliveriesRepository>
type Outcome = Schema<'NewsletterOutcome'>

const outcome = sql<Outcome>`coalesce(${deliveries.why}::text, ${deliveries.state}::text)`

const states = new Set<string>(deliveries.state.enumValues)

const hasOutcome = (wanted: Outcome): SQL | undefined =>
  states.has(wanted)
    ? sql`${deliveries.state} = ${wanted}`
    : sql`${deliveries.state} = 'skipped' and ${deliveries.why} = ${wanted}`

/** Reads the delivery outcomes of newsletters. */
export function createDeliveriesRepository(db: Db) {
  const matching = (draftId: number, wanted: Outcome | undefined) =>
    and(eq(deliveries.draftId, draftId), wanted && hasOutcome(wanted))
  return {
    /** The number of readers by outcome. */
    async counts(draftId: number): Promise<{ outcome: Outcome; count: number }[]> {
      return db
        .select({ outcome, count: count() })
        .from(deliveries)
        .where(eq(deliveries.draftId, draftId))
        .groupBy(deliveries.state, deliveries.why)
        .orderBy(deliveries.state, deliveries.why)
    },

    count: (draftId: number, wanted: Outcome | undefined): Promise<number> =>
      db.$count(deliveries, matching(draftId, wanted)),

    /** One page of readers, in the order of their subscriptions. */
    list: (draftId: number, wanted: Outcome | undefined, { offset, limit }: Slice) =>
      db
        .select({
          email: subscriptions.email,
          outcome,
          answer: deliveries.answer,
          at: deliveries.at,
        })
        .from(deliveries)
        .innerJoin(subscriptions, eq(subscriptions.id, deliveries.subscriptionId))
        .where(matching(draftId, wanted))
        .orderBy(deliveries.subscriptionId)
        .offset(offset)
        .limit(limit),
  }
}

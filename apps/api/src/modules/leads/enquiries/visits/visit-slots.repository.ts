import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { isOfListing } from '../../../../db/listing-columns.ts'
import { visitSlots } from '../../../../db/schema/index.ts'

export type VisitSlotsRepository = ReturnType<typeof createVisitSlotsRepository>
export type VisitSlot = typeof visitSlots.$inferSelect

/** Visit times that a form offers. */
const most = 60

/** The visit times of listings. */
export function createVisitSlotsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Those that have not ended, by time. */
    upcoming: (listing: ListingOfMembers, tx: Db = db) =>
      tx
        .select()
        .from(visitSlots)
        .where(and(isOfListing(visitSlots, listing), gt(visitSlots.endsAt, sql`now()`)))
        .orderBy(asc(visitSlots.startsAt), asc(visitSlots.id)),

    /** The next ones with free seats, by time. */
    free: (listing: ListingOfMembers, tx: Db = db) =>
      tx
        .select()
        .from(visitSlots)
        .where(
          and(
            isOfListing(visitSlots, listing),
            gt(visitSlots.startsAt, sql`now()`),
            gt(visitSlots.seats, visitSlots.taken),
          ),
        )
        .orderBy(asc(visitSlots.startsAt), asc(visitSlots.id))
        .limit(most),

    /** Locks visit times in the order of their ids, so that two changes cannot wait for each other. */
    lock: (tx: Db, ids: readonly number[]): Promise<VisitSlot[]> =>
      tx
        .select()
        .from(visitSlots)
        .where(inArray(visitSlots.id, [...ids]))
        .orderBy(asc(visitSlots.id))
        .for('no key update'),

    /** Makes changes of the visit times of a listing wait for each other. */
    async lockListing(tx: Db, { kind, id }: ListingOfMembers): Promise<void> {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`visit-slots:${kind}:${id}`}, 0))`,
      )
    },

    /** The start of the first visit time that overlaps one of the given ones. */
    async firstOverlap(
      tx: Db,
      listing: ListingOfMembers,
      times: readonly { readonly startsAt: Date; readonly endsAt: Date }[],
    ): Promise<Date | undefined> {
      const [found] = await tx
        .select({ startsAt: visitSlots.startsAt })
        .from(visitSlots)
        .innerJoin(
          sql`json_to_recordset(${JSON.stringify(times)}::json) as added("startsAt" timestamptz, "endsAt" timestamptz)`,
          sql`${visitSlots.startsAt} < added."endsAt" and added."startsAt" < ${visitSlots.endsAt}`,
        )
        .where(isOfListing(visitSlots, listing))
        .orderBy(asc(visitSlots.startsAt))
        .limit(1)
      return found?.startsAt
    },

    async add(tx: Db, slots: readonly (typeof visitSlots.$inferInsert)[]): Promise<void> {
      if (slots.length > 0) await tx.insert(visitSlots).values([...slots])
    },

    /** Deletes a visit time without visits. Returns whether none is left. */
    async remove(listing: ListingOfMembers, id: number): Promise<boolean> {
      const isOne = and(isOfListing(visitSlots, listing), eq(visitSlots.id, id))
      await db.delete(visitSlots).where(and(isOne, eq(visitSlots.taken, 0)))
      const left = await db.select({ id: visitSlots.id }).from(visitSlots).where(isOne)
      return left.length === 0
    },
  }
}

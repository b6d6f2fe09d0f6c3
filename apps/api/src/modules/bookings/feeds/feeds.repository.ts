import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { isoSecond } from '../../../db/iso-time.ts'
import { calendarFeeds, stores, users } from '../../../db/schema/index.ts'
import type { CalendarSession } from '../calendars/session-calendar.ts'

export type FeedsRepository = ReturnType<typeof createFeedsRepository>

/** Private calendar addresses. */
export function createFeedsRepository(db: Db) {
  return {
    list: (userId: number) =>
      db
        .select({
          id: calendarFeeds.id,
          storeId: calendarFeeds.storeId,
          storeName: stores.brandName,
          createdAt: calendarFeeds.createdAt,
          lastReadAt: calendarFeeds.lastReadAt,
        })
        .from(calendarFeeds)
        .leftJoin(stores, eq(stores.id, calendarFeeds.storeId))
        .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)))
        .orderBy(calendarFeeds.id),

    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Locks a user until the transaction ends; returns how many private addresses they have. */
    async lockAndCount(tx: Db, userId: number): Promise<number> {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      return tx.$count(
        calendarFeeds,
        and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)),
      )
    },

    async add(tx: Db, values: typeof calendarFeeds.$inferInsert): Promise<number> {
      const [added] = await tx
        .insert(calendarFeeds)
        .values(values)
        .returning({ id: calendarFeeds.id })
      if (!added) throw new Error('A calendar was not added')
      return added.id
    },

    async revoke(userId: number, id: number): Promise<boolean> {
      const revoked = await db
        .update(calendarFeeds)
        .set({ revokedAt: sql`now()` })
        .where(
          and(
            eq(calendarFeeds.id, id),
            eq(calendarFeeds.userId, userId),
            isNull(calendarFeeds.revokedAt),
          ),
        )
        .returning({ id: calendarFeeds.id })
      return revoked.length > 0
    },

    /** A live calendar, which is marked as read at most once an hour. */
    async read(tokenHash: Buffer) {
      const [found] = await db
        .select({
          id: calendarFeeds.id,
          userId: calendarFeeds.userId,
          storeId: calendarFeeds.storeId,
        })
        .from(calendarFeeds)
        .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(calendarFeeds.revokedAt)))
      if (!found) return undefined
      await db
        .update(calendarFeeds)
        .set({ lastReadAt: sql`now()` })
        .where(
          and(
            eq(calendarFeeds.id, found.id),
            sql`coalesce(${calendarFeeds.lastReadAt} < now() - interval '1 hour', true)`,
          ),
        )
      return found
    },

    /** The sessions of a store, without children. Cancelled ones stay for 90 days. */
    async ofStore(storeId: number): Promise<CalendarSession[]> {
      const { rows } = await db.execute<CalendarSession>(sql`
        select 'session-' || s.id || '@edbazaar' as uid, s.ics_sequence as sequence,
          ${isoSecond(sql`greatest(s.revised_at, product.updated_at, store.updated_at)`)} as "revisedAt",
          ${isoSecond(sql`s.starts_at`)} as "startsAt", ${isoSecond(sql`s.ends_at`)} as "endsAt",
          s.state = 'cancelled' as "isCancelled", product.name || ', ' || batch.name as title,
          nullif(concat_ws(', ', store.address, store.city), '') as place
        from batch_session s join batch on batch.id = s.batch_id join product on product.id = batch.product_id
          join store on store.id = product.store_id
        where store.id = ${storeId} and product.deleted_at is null and s.ends_at > now() - interval '90 days'
          and (s.state <> 'cancelled' or s.cancelled_at > now() - interval '90 days')
        order by s.starts_at, s.id limit 5000`)
      return rows
    },
  }
}

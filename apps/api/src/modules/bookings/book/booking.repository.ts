import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { liveBookings } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { preparedRows } from '../../../db/prepared-rows.ts'
import { bookings, children } from '../../../db/schema/index.ts'
import { dropInSeats } from '../../../db/taken-seats.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { BookingChild } from './booking-child.ts'

export type BookingRepository = ReturnType<typeof createBookingRepository>

/** Reads and writes bookings. */
export function createBookingRepository(db: Db) {
  return {
    /** The children of a user; with `lock`, until the transaction ends, so that limits hold. */
    async childrenOf(
      userId: number,
      { batchId, productId }: { batchId: number; productId: number },
      tx: Db = db,
    ): Promise<BookingChild[]> {
      return preparedRows<BookingChild>(
        tx,
        'booking_children',
        sql`
        select c.id, c.name, c.born_on::text as "bornOn",
          (select count(*)::integer from booking b where b.child_id = c.id
            and b.state in ('requested', 'held')) as open,
          (select count(*)::integer from booking b where b.child_id = c.id and b.kind = 'trial'
            and b.state = 'no_show') as missed,
          (select b.state from booking b where b.child_id = c.id and b.batch_id = ${batchId}
            and b.kind = 'term' and b.state in ${liveBookings}) as "termState",
          exists (select from booking b where b.child_id = c.id and b.product_id = ${productId}
            and b.kind = 'trial' and b.state not in ('cancelled', 'expired', 'declined')) as "hasTrial"
        from child c where c.user_id = ${userId} order by c.position, c.id`,
      )
    },

    /** Whether a hold of the user in the batch has ended, but is not settled yet. */
    async hasDueHold(userId: number, batchId: number): Promise<boolean> {
      const { rows } = await db.execute<{ has: boolean }>(sql`select exists (select from booking
        where batch_id = ${batchId} and user_id = ${userId} and state = 'held' and hold_until <= now()) as has`)
      return rows[0]?.has ?? false
    },

    async lockChildren(tx: Db, userId: number): Promise<void> {
      await tx
        .select({ id: children.id })
        .from(children)
        .where(eq(children.userId, userId))
        .orderBy(asc(children.id))
        .for('no key update')
    },

    requested: (tx: Db, userId: number, requestKey: string): Promise<BookingRow[]> =>
      tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.userId, userId), eq(bookings.requestKey, requestKey)))
        .orderBy(asc(bookings.id)),

    async add(tx: Db, rows: readonly (typeof bookings.$inferInsert)[]): Promise<BookingRow[]> {
      return tx
        .insert(bookings)
        .values([...rows])
        .returning()
    },

    async find(publicId: string, tx: Db = db): Promise<BookingRow | undefined> {
      const [found] = await tx.select().from(bookings).where(eq(bookings.publicId, publicId))
      return found
    },

    async findById(id: number, tx: Db = db): Promise<BookingRow | undefined> {
      const [found] = await tx.select().from(bookings).where(eq(bookings.id, id))
      return found
    },

    async findBySecret(secretHash: Buffer): Promise<BookingRow | undefined> {
      const [found] = await db.select().from(bookings).where(eq(bookings.secretHash, secretHash))
      return found
    },

    /** The bookings of a party, in the order in which they were made. */
    party: (tx: Db, partyId: string): Promise<BookingRow[]> =>
      tx.select().from(bookings).where(eq(bookings.partyId, partyId)).orderBy(asc(bookings.id)),

    async change(
      tx: Db,
      ids: readonly number[],
      values: Partial<typeof bookings.$inferInsert>,
    ): Promise<void> {
      await tx
        .update(bookings)
        .set(values)
        .where(inArray(bookings.id, [...ids]))
    },

    /** Sets the hashes of the secrets in emailed links. */
    async setSecrets(
      tx: Db,
      secrets: ReadonlyMap<number, { readonly tokenHash: Buffer }>,
    ): Promise<void> {
      const rows = [...secrets].map(([id, { tokenHash }]) => ({
        id,
        hash: tokenHash.toString('hex'),
      }))
      await tx.execute(sql`update booking set secret_hash = decode(secret.hash, 'hex')
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) secret (id integer, hash text)
        where booking.id = secret.id`)
    },

    /** Drop-ins that take a seat in a session. */
    async dropInsOf(tx: Db, sessionId: number): Promise<number> {
      const { rows } = await tx.execute<{ n: number }>(sql`
        select ${dropInSeats(sessionId)} as n`)
      return rows[0]?.n ?? 0
    },
  }
}

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  liveBookings,
  liveStates,
  waitlistedEntries,
  waitlistedStates,
} from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { bookings, waitlistEntries, waitlistOffers } from '../../../db/schema/index.ts'
import type { BookingConsents } from '../consents/booking-consents.ts'
import { type SeatActor, system } from './seat-actor.ts'
import type { BookingRow, EntryRow } from './seat-rows.ts'
import type { SeatsRepository } from './seats.repository.ts'

export type EndBookingsRepository = ReturnType<typeof createEndBookingsRepository>

interface EndBookingsDeps {
  readonly seats: SeatsRepository
  readonly consents: Pick<BookingConsents, 'end'>
}

/** Ends bookings and waitlist entries that can no longer take place, and the consents to them. */
export function createEndBookingsRepository({ seats, consents }: EndBookingsDeps) {
  const endConsents = (tx: Db, ended: readonly Pick<BookingRow | EntryRow, 'consentId'>[]) =>
    consents.end(
      tx,
      ended.map(({ consentId }) => consentId),
    )

  async function cancel(
    tx: Db,
    condition: SQL | undefined,
    actor: SeatActor,
    reason: string | null,
  ): Promise<BookingRow[]> {
    const ended = await tx
      .select()
      .from(bookings)
      .where(and(condition, inArray(bookings.state, liveStates)))
    await seats.moveBookings(tx, ended, 'cancelled', actor, { detail: reason, values: { reason } })
    await endConsents(tx, ended)
    return ended
  }

  /** The families that wait or have an offer; returns them as they were. */
  async function endWaitlist(tx: Db, batchId: number, actor: SeatActor, reason: string) {
    const waiting = await tx
      .select()
      .from(waitlistEntries)
      .where(
        and(eq(waitlistEntries.batchId, batchId), inArray(waitlistEntries.state, waitlistedStates)),
      )
    await tx
      .update(waitlistOffers)
      .set({ state: 'revoked' })
      .where(
        and(
          eq(waitlistOffers.state, 'open'),
          sql`${waitlistOffers.entryId} in (select id from waitlist_entry where batch_id = ${batchId})`,
        ),
      )
    await seats.moveEntries(tx, waiting, 'removed', actor, { detail: reason, values: { reason } })
    await endConsents(tx, waiting)
    return waiting
  }

  return {
    ofWaitlist: endWaitlist,

    /** Trial classes and drop-ins of a session. */
    ofSession: (tx: Db, sessionId: number, actor: SeatActor, reason: string) =>
      cancel(tx, eq(bookings.sessionId, sessionId), actor, reason),

    /** The batches in which a user has a seat or waits for one, in the order in which they are locked. */
    async batchesOf(tx: Db, userId: number): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select batch_id as id from booking where user_id = ${userId} and state in ${liveBookings}
        union select batch_id from waitlist_entry where user_id = ${userId} and state in ${waitlistedEntries}
        order by 1`)
      return rows.map(({ id }) => id)
    },

    /** The bookings and the waitlist entry of a user in a batch; returns the bookings as they were. */
    async ofUser(tx: Db, userId: number, batchId: number): Promise<BookingRow[]> {
      const isOwn = and(eq(bookings.userId, userId), eq(bookings.batchId, batchId))
      const ended = await cancel(tx, isOwn, system, null)
      const isWaiting = and(
        eq(waitlistEntries.userId, userId),
        eq(waitlistEntries.batchId, batchId),
        inArray(waitlistEntries.state, waitlistedStates),
      )
      const waiting = await tx.select().from(waitlistEntries).where(isWaiting)
      const ids = waiting.map(({ id }) => id)
      await tx
        .update(waitlistOffers)
        .set({ state: 'declined' })
        .where(and(eq(waitlistOffers.state, 'open'), inArray(waitlistOffers.entryId, [...ids, 0])))
      await seats.moveEntries(tx, waiting, 'left', system)
      await endConsents(tx, waiting)
      return ended
    },

    /** Every booking of a batch and its waitlist; returns the families that waited. */
    async ofBatch(tx: Db, batchId: number, actor: SeatActor, reason: string): Promise<EntryRow[]> {
      await cancel(tx, eq(bookings.batchId, batchId), actor, reason)
      return endWaitlist(tx, batchId, actor, reason)
    },
  }
}

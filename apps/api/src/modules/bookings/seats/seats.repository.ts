import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { seatedBookings } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { preparedRows } from '../../../db/prepared-rows.ts'
import {
  batches,
  bookingEvents,
  bookings,
  waitlistEntries,
  waitlistEvents,
  waitlistOffers,
} from '../../../db/schema/index.ts'
import { offeredSeats, termSeats } from '../../../db/taken-seats.ts'
import type { BookingState } from './booking-states.ts'
import { type SeatActor, system } from './seat-actor.ts'
import type { SeatCount } from './seat-count.ts'
import type { BookingRow, EntryRow, OfferRow } from './seat-rows.ts'
import type { WaitlistState } from './waitlist-states.ts'

export type SeatsRepository = ReturnType<typeof createSeatsRepository>

/** A row of a booking that was in another state. */
interface Moved {
  readonly id: number
  readonly state: BookingState
}

/** Number of trial classes in each session of a batch, if it has any. */
const trialsOf = (batchId: number) => sql`
  select session_id, count(*)::smallint as n from booking
  where batch_id = ${batchId} and kind = 'trial' and state in ${seatedBookings} group by session_id`

/** What a change of state writes besides the state. */
interface MoveOptions<Values> {
  readonly detail?: string | null
  readonly now?: Date
  readonly values?: Partial<Values>
}

async function addBookingEvents(
  tx: Db,
  events: readonly (typeof bookingEvents.$inferInsert)[],
): Promise<void> {
  if (events.length > 0) await tx.insert(bookingEvents).values([...events])
}

async function moveBookings(
  tx: Db,
  moved: readonly Moved[],
  state: BookingState,
  actor: SeatActor,
  { detail = null, now = new Date(), values = {} }: MoveOptions<typeof bookings.$inferInsert> = {},
): Promise<void> {
  if (moved.length === 0) return
  const hasEnded = state === 'cancelled' || state === 'expired' || state === 'declined'
  await tx
    .update(bookings)
    .set({
      state,
      stateSince: now,
      updatedAt: now,
      holdUntil: null,
      ...(hasEnded && { icsSequence: sql`${bookings.icsSequence} + 1` }),
      ...values,
    })
    .where(
      inArray(
        bookings.id,
        moved.map(({ id }) => id),
      ),
    )
  await addBookingEvents(
    tx,
    moved.map(({ id, state: fromState }) => ({
      bookingId: id,
      fromState,
      toState: state,
      ...actor,
      detail,
      at: now,
    })),
  )
}

/** Reads and writes what `settle` decides. The batch must be locked. */
export function createSeatsRepository() {
  return {
    addBookingEvents,

    /** Moves bookings to a state and writes the events. */
    moveBookings,

    async count(tx: Db, batchId: number, now: Date): Promise<SeatCount> {
      const [count] = await preparedRows<SeatCount>(
        tx,
        'seat_count',
        sql`
        select
          ${termSeats(batchId)} as booked, ${offeredSeats(batchId)} as offered,
          (select coalesce(max(n), 0) from (
            select count(*) as n from booking b join batch_session s on s.id = b.session_id
            where b.batch_id = ${batchId} and b.kind = 'drop_in' and s.ends_at > ${now}
              and s.state <> 'cancelled' and b.state in ${seatedBookings}
            group by s.id) taken) as "dropIns",
          s.first, s.last,
          exists (select from booking where batch_id = ${batchId}
              and state in ('requested', 'held') and hold_until <= ${now})
            or exists (select from waitlist_offer o join waitlist_entry e on e.id = o.entry_id
              where e.batch_id = ${batchId} and o.state = 'open' and o.expires_at <= ${now}) as "isDue",
          exists (select from waitlist_entry
            where batch_id = ${batchId} and state = 'waiting') as "hasWaitingFamilies",
          exists (select from batch_session s left join (${trialsOf(batchId)}) trials
              on trials.session_id = s.id
            where s.batch_id = ${batchId} and s.trial_taken <> coalesce(trials.n, 0)) as "areTrialsStale"
        from (select min(starts_at) as first, max(starts_at) as last from batch_session
          where batch_id = ${batchId} and state <> 'cancelled') s`,
      )
      if (!count) throw new Error('Seats were not counted')
      return count
    },

    /** Ends holds and requests that are due; returns them as they were. */
    async expireBookings(tx: Db, batchId: number, now: Date): Promise<BookingRow[]> {
      const due = await tx
        .select()
        .from(bookings)
        .where(
          and(
            eq(bookings.batchId, batchId),
            inArray(bookings.state, ['requested', 'held']),
            lte(bookings.holdUntil, now),
          ),
        )
        .orderBy(asc(bookings.id))
      await moveBookings(tx, due, 'expired', system, { now })
      return due
    },

    /** Open offers that are due, with their families. */
    dueOffers: (tx: Db, batchId: number, now: Date) =>
      tx
        .select({ offer: waitlistOffers, entry: waitlistEntries })
        .from(waitlistOffers)
        .innerJoin(waitlistEntries, eq(waitlistEntries.id, waitlistOffers.entryId))
        .where(
          and(
            eq(waitlistEntries.batchId, batchId),
            eq(waitlistOffers.state, 'open'),
            lte(waitlistOffers.expiresAt, now),
          ),
        )
        .orderBy(asc(waitlistOffers.id)),

    /** The families that wait, in their order. */
    waiting: (tx: Db, batchId: number): Promise<EntryRow[]> =>
      tx
        .select()
        .from(waitlistEntries)
        .where(and(eq(waitlistEntries.batchId, batchId), eq(waitlistEntries.state, 'waiting')))
        .orderBy(
          sql`${waitlistEntries.priority} desc`,
          asc(waitlistEntries.joinedAt),
          asc(waitlistEntries.id),
        ),

    async endOffers(
      tx: Db,
      ids: readonly number[],
      state: Exclude<OfferRow['state'], 'open'>,
    ): Promise<void> {
      if (ids.length > 0)
        await tx
          .update(waitlistOffers)
          .set({ state })
          .where(inArray(waitlistOffers.id, [...ids]))
    },

    async addOffers(
      tx: Db,
      offers: readonly (typeof waitlistOffers.$inferInsert)[],
    ): Promise<OfferRow[]> {
      if (offers.length === 0) return []
      return tx
        .insert(waitlistOffers)
        .values([...offers])
        .returning()
    },

    /** Moves families in one state to another and writes the events. */
    async moveEntries(
      tx: Db,
      entries: readonly Pick<EntryRow, 'id' | 'state'>[],
      state: WaitlistState,
      actor: SeatActor,
      {
        detail = null,
        now = new Date(),
        values = {},
      }: MoveOptions<typeof waitlistEntries.$inferInsert> = {},
    ): Promise<void> {
      if (entries.length === 0) return
      const ids = entries.map(({ id }) => id)
      await tx
        .update(waitlistEntries)
        .set({ state, stateSince: now, keptSince: null, ...values })
        .where(inArray(waitlistEntries.id, ids))
      await tx.insert(waitlistEvents).values(
        entries.map(({ id, state: fromState }) => ({
          entryId: id,
          fromState,
          toState: state,
          ...actor,
          detail,
          at: now,
        })),
      )
    },

    async setKeptSince(tx: Db, ids: readonly number[], keptSince: Date | null): Promise<void> {
      if (ids.length > 0)
        await tx
          .update(waitlistEntries)
          .set({ keptSince })
          .where(inArray(waitlistEntries.id, [...ids]))
    },

    async setTaken(
      tx: Db,
      batchId: number,
      values: { readonly taken: number; readonly overAllowed: number },
    ): Promise<void> {
      await tx.update(batches).set(values).where(eq(batches.id, batchId))
    },

    /** Counts the trial classes of the sessions again. */
    async countTrials(tx: Db, batchId: number): Promise<void> {
      await tx.execute(sql`
        update batch_session s set trial_taken = coalesce(trials.n, 0)
        from batch_session session left join (${trialsOf(batchId)}) trials
          on trials.session_id = session.id
        where s.id = session.id and s.batch_id = ${batchId}
          and s.trial_taken <> coalesce(trials.n, 0)`)
    },
  }
}

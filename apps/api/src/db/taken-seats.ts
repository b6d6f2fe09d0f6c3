import { type SQL, sql } from 'drizzle-orm'
import { seatedBookings } from './booking-state-lists.ts'

/** Bookings of the term that take a seat of a batch. `batchId` is a value or a column. */
export const termSeats = (batchId: number | SQL): SQL => sql`
  (select count(*)::integer from booking where batch_id = ${batchId} and kind = 'term'
    and state in ${seatedBookings})`

/** Seats of a batch that are offered to families of the waitlist. */
export const offeredSeats = (batchId: number | SQL): SQL => sql`
  (select coalesce(sum(o.seats), 0)::integer from waitlist_offer o join waitlist_entry e on e.id = o.entry_id
    where e.batch_id = ${batchId} and e.state = 'offered' and o.state = 'open')`

/** Drop-ins that take a seat in a session. */
export const dropInSeats = (sessionId: number | SQL): SQL => sql`
  (select count(*)::integer from booking where session_id = ${sessionId} and kind = 'drop_in'
    and state in ${seatedBookings})`

import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import { sessionCalendar } from '../calendars/session-calendar.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { WaitlistReader } from '../waitlist/waitlist-reader.ts'
import type { MyBookingsRepository } from './my-bookings.repository.ts'

export type MyBookingsService = ReturnType<typeof createMyBookings>

interface MyBookingsDeps {
  readonly repository: MyBookingsRepository
  readonly waitlists: WaitlistReader
}

/** The caller's bookings, for themselves. */
export function createMyBookings({ repository, waitlists }: MyBookingsDeps) {
  async function find({ userId }: Caller, id: string): Promise<Schema<'MyBooking'>> {
    const found = await repository.find(userId, id)
    if (!found) throw new AppError('not_found', 'Booking not found.')
    return found
  }
  return {
    list: async (caller: Caller): Promise<Schema<'MyBookings'>> => ({
      bookings: await repository.list(caller.userId),
      waitlists: await waitlists.list(caller),
    }),

    /** One booking of the caller. Throws `not_found`. */
    async read(caller: Caller, id: string): Promise<Schema<'MyBookingDetail'>> {
      const booking = await find(caller, id)
      return {
        booking,
        party: await repository.party(caller.userId, booking.party_id),
        sessions: await repository.sessionsOf(id),
        events: await repository.eventsOf(id),
        reveals: await repository.revealsOf(id),
      }
    },

    /** The party of a booking that was just made. */
    async party({ userId }: Caller, rows: readonly BookingRow[]): Promise<Schema<'BookedParty'>> {
      const partyId = rows[0]?.partyId ?? ''
      const bookings = await repository.party(userId, partyId)
      const overlaps = await repository.overlapsOf(partyId)
      return { bookings, hold_until: bookings[0]?.hold_until ?? null, overlaps }
    },

    /** A calendar file. Throws `not_found`. */
    async calendar(caller: Caller, id: string): Promise<string> {
      const { product } = await find(caller, id)
      return sessionCalendar(product.name, await repository.calendarOf(caller.userId, id))
    },
  }
}

import { type SQL, sql } from 'drizzle-orm'
import type { bookingState, waitlistState } from './schema/index.ts'

type BookingState = (typeof bookingState.enumValues)[number]
type WaitlistState = (typeof waitlistState.enumValues)[number]

/** The states of bookings that have not ended. */
export const liveStates = ['requested', 'held', 'confirmed'] as const satisfies BookingState[]

/** The states of bookings that take a seat, or took it. */
export const seatedStates = [
  'held',
  'confirmed',
  'attended',
  'no_show',
] as const satisfies BookingState[]

/** The states of families that are still on a waitlist. */
export const waitlistedStates = ['waiting', 'offered'] as const satisfies WaitlistState[]

const listOf = (states: readonly string[]): SQL =>
  sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`)

// The right side of `state in …`, written as in the conditions of indexes.
export const liveBookings = listOf(liveStates)
export const seatedBookings = listOf(seatedStates)
export const waitlistedEntries = listOf(waitlistedStates)

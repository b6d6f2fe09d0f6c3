import { bookingState } from '../../../db/schema/index.ts'

export const bookingStates = bookingState.enumValues
export type BookingState = (typeof bookingStates)[number]

/** The 11 allowed changes of state, of 56. */
const nextStates: Readonly<Record<BookingState, readonly BookingState[]>> = {
  requested: ['held', 'confirmed', 'declined', 'cancelled', 'expired'],
  held: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['attended', 'no_show', 'cancelled'],
  attended: [],
  no_show: [],
  cancelled: [],
  expired: [],
  declined: [],
}

export const mayMove = (from: BookingState, to: BookingState): boolean =>
  nextStates[from].includes(to)

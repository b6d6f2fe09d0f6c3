import { answerOf, type MyBooking } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** Loads the user's bookings, waitlists and calendar addresses. */
export const loadMine = privateLoader(async ({ api, signal }) => {
  const [{ bookings, waitlists }, calendars] = await Promise.all([
    answerOf(api.GET('/my-bookings', { signal })),
    answerOf(api.GET('/my-calendars', { signal })),
  ])
  const now = Date.now()
  const isUpcoming = (booking: MyBooking) => isLive(booking, now)
  return {
    upcoming: bookings.filter(isUpcoming),
    past: bookings.filter((booking) => !isUpcoming(booking)),
    waiting: waitlists.filter(({ state }) => state === 'waiting' || state === 'offered'),
    calendars: calendars.data,
    now,
  }
})

/** Whether the booking is live, and has a class to come. */
function isLive({ state, hold_until: until, next_at: next }: MyBooking, now: number): boolean {
  if (state === 'confirmed') return next !== null
  const isOpen = state === 'requested' || state === 'held'
  return isOpen && (until === null || Date.parse(until) > now)
}

export type LoadedMine = NonNullable<Awaited<ReturnType<typeof loadMine>>>

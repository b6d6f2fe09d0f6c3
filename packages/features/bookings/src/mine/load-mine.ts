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
    upcoming: bookings.filter(isUpcoming).toSorted(byComing),
    past: bookings.filter((booking) => !isUpcoming(booking)),
    offered: waitlists.filter(({ state }) => state === 'offered'),
    waiting: waitlists.filter(({ state }) => state === 'waiting'),
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

/** What comes next first: a class, or the end of a hold. */
const byComing = (one: MyBooking, other: MyBooking): number =>
  comingAt(one).localeCompare(comingAt(other))

function comingAt(booking: MyBooking): string {
  const { state, hold_until: until, session, next_at: next } = booking
  const start = session?.starts_at ?? next ?? until ?? ''
  return state === 'held' ? (until ?? start) : start
}

export type LoadedMine = NonNullable<Awaited<ReturnType<typeof loadMine>>>

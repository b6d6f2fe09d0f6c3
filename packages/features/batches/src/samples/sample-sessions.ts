import { addDays, minuteMs, todayInIndia } from '@edbazaar/feature-platform'
import type { BatchSession, Holiday } from '../batch-types'
import { momentAt, mondayOf } from '../times/days'

/** Invented sessions for stories and tests. Their weeks follow the clock. */

/** The store of the samples. */
export const sampleStore = { kind: 'store', id: 5, name: 'Ganit Maths Circle' } as const

/** A day of this week: 0 is Monday. */
export const dayOfWeek = (at: number): string => addDays(mondayOf(todayInIndia(new Date())), at)

/** A session of an hour and a half. */
export function sessionOf(
  given: Partial<BatchSession> & Pick<BatchSession, 'starts_at'>,
): BatchSession {
  const end = new Date(Date.parse(given.starts_at) + 90 * minuteMs).toISOString()
  return {
    id: 1,
    batch_id: 31,
    n: 1,
    ends_at: end,
    state: 'planned',
    moved_from: null,
    reason: null,
    is_extra: false,
    trial_seats: 2,
    trial_taken: 0,
    class_number: 1,
    children: 11,
    families: 11,
    marked: 0,
    present: 0,
    ...given,
  }
}

/** Sessions from two weeks ago to next month: one was moved, one is cancelled. */
export function termSessions(): BatchSession[] {
  const days = Array.from({ length: 7 }, (_, week) => [0, 2, 4].map((at) => 7 * (week - 2) + at))
  return days.flat().map((at, index) => {
    const session = sessionOf({
      id: 400 + index,
      n: index + 1,
      class_number: index + 1,
      starts_at: momentAt(dayOfWeek(at), 17 * 60),
      ...(index < 6 && { state: 'done', marked: 11, present: 10 }),
    })
    if (at === 9)
      return {
        ...session,
        state: 'moved',
        starts_at: momentAt(dayOfWeek(10), 17 * 60),
        ends_at: momentAt(dayOfWeek(10), 18 * 60 + 30),
        moved_from: session.starts_at,
        reason: 'The teacher judges a school olympiad',
      }
    if (at === 11)
      return { ...session, state: 'cancelled', class_number: null, reason: 'Annual hall repair' }
    return session
  })
}

/** A holiday of the store. */
export const holidayOf = (given: Partial<Holiday> = {}): Holiday => ({
  id: 71,
  store_id: sampleStore.id,
  on: dayOfWeek(13),
  name: 'Guru Nanak Jayanti',
  ...given,
})

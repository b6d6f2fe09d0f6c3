import { AppError, invalid } from '../../../app-error.ts'
import { isoDayInIndia } from '../../platform/dates/dates-in-india.ts'
import { dayMs } from '../../platform/dates/durations.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { Days } from './batch-sessions.repository.ts'
import type { SessionRow } from './session-row.ts'

const year = 366 * dayMs

/** The days of a list. Throws `invalid_request` if it ends before it begins, or has too many days. */
export function daysOf({ from, to }: Days, most: number): Days {
  const length = (Date.parse(to) - Date.parse(from)) / dayMs
  if (length < 0) throw invalid('to', 'must not be before from')
  if (length >= most) throw invalid('to', `must be at most ${most} days after from`)
  return { from, to }
}

/** Throws `conflict` for a session that is over or does not take place. */
export function requireUpcoming({ state, startsAt }: SessionRow, now: Date): void {
  if (state === 'cancelled') throw new AppError('conflict', 'This class is cancelled.')
  if (startsAt <= now) throw new AppError('conflict', 'This class has begun or is over.')
}

/**
 * Whether a cancelled session can take place again: it is still to come, and so is the end of its batch,
 * which may have been set to an earlier day meanwhile.
 */
export function isRestorable(
  { record: { batch }, session }: { readonly record: BatchRecord; readonly session: SessionRow },
  now: Date,
): boolean {
  if (session.state !== 'cancelled' || session.startsAt <= now || batch.state === 'cancelled')
    return false
  if (batch.endsOn === null) return true
  if (batch.endsOn < isoDayInIndia(now)) return false
  // An extra session is after the last day by intention.
  return session.plannedOn === null || session.plannedOn <= batch.endsOn
}

/** The new times of a session; without an end it keeps its length. Throws `invalid_request`. */
export function newTimesOf(
  { startsAt, endsAt }: SessionRow,
  sent: { readonly starts_at: string; readonly ends_at?: string },
  now: Date,
) {
  const start = new Date(sent.starts_at)
  const length = endsAt.getTime() - startsAt.getTime()
  const end =
    sent.ends_at === undefined ? new Date(start.getTime() + length) : new Date(sent.ends_at)
  if (start <= now) throw invalid('starts_at', 'must be in the future')
  if (Math.abs(start.getTime() - startsAt.getTime()) > year)
    throw invalid('starts_at', 'must be within a year of the class')
  if (end <= start) throw invalid('ends_at', 'must be after the start')
  if (isoDayInIndia(end) !== isoDayInIndia(start))
    throw invalid('ends_at', 'must be on the day of the start')
  return { startsAt: start, endsAt: end }
}

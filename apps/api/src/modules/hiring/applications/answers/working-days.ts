import { dayMs } from '../../../platform/dates/durations.ts'
import { indiaOffset } from '../../../platform/dates/india-time.ts'
import nationalHolidays from './national-holidays.json' with { type: 'json' }

/** Working days after which an applicant is told that the employer has not answered. */
export const quietAfter = 30

/** The national holidays as mm-dd; they fall on the same days each year. */
export const holidays: readonly string[] = nationalHolidays.days

/** Whether a moment is on Monday to Friday in India, and not on a national holiday. */
function isWorkingDay(at: number): boolean {
  const inIndia = new Date(at + indiaOffset)
  const weekday = inIndia.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(inIndia.toISOString().slice(5, 10))
}

/**
 * The moment `days` working days before another, in India. Applications from before it have waited for
 * longer.
 */
export function workingDaysBefore(at: Date, days: number): Date {
  let left = days
  let current = at.getTime()
  while (left > 0) {
    current -= dayMs
    if (isWorkingDay(current)) left -= 1
  }
  return new Date(current)
}

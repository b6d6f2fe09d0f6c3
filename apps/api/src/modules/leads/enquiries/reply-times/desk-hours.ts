import { clockTimeOf } from '../../../platform/dates/clock-time.ts'
import { createCalendar, type WeekdaySpan, type WorkCalendar } from './working-time.ts'

/** Working minutes within which a desk should send its first reply. */
export const replyTargetMinutes = 8 * 60

/** The hours of a desk that set none: Monday to Saturday, 9 to 16. */
export const defaultHours: readonly WeekdaySpan[] = [1, 2, 3, 4, 5, 6].map((isodow) => ({
  isodow,
  fromMinute: 9 * 60,
  toMinute: 16 * 60,
}))

export interface DeskHours {
  readonly hours: readonly WeekdaySpan[]
  readonly calendar: WorkCalendar
}

/** `holidays` are dates as yyyy-mm-dd. */
export function deskHoursOf(own: readonly WeekdaySpan[], holidays: readonly string[]): DeskHours {
  const hours = own.length > 0 ? own : defaultHours
  return { hours, calendar: createCalendar(hours, holidays) }
}

/** The contract's `DeskHours`. */
export const toDeskHours = (hours: readonly WeekdaySpan[]) =>
  hours.map(({ isodow, fromMinute, toMinute }) => ({
    day: isodow,
    from: clockTimeOf(fromMinute),
    to: clockTimeOf(toMinute),
  }))

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

/** Minutes after midnight as HH:MM; midnight at the end of a day is 23:59. */
export function timeOfDay(minutes: number): string {
  const shown = Math.min(minutes, 24 * 60 - 1)
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Minutes after midnight of a time as HH:MM. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The contract's `DeskHours`. */
export const toDeskHours = (hours: readonly WeekdaySpan[]) =>
  hours.map(({ isodow, fromMinute, toMinute }) => ({
    day: isodow,
    from: timeOfDay(fromMinute),
    to: timeOfDay(toMinute),
  }))

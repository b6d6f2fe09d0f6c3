import { indiaOffsetMinutes } from '../../../platform/dates/india-time.ts'

/** A span of a day in minutes after midnight, up to but not including `toMinute`. */
interface Span {
  readonly fromMinute: number
  readonly toMinute: number
}

/** A span of a weekday: 1 is Monday, 7 is Sunday. */
export interface WeekdaySpan extends Span {
  readonly isodow: number
}

/** When a desk works, in India. Made by `createCalendar`. */
export interface WorkCalendar {
  /** The spans of each weekday from Monday, in order and apart from each other. */
  readonly week: readonly (readonly Span[])[]
  /** Days without work, counted from 1 January 1970, in order. */
  readonly holidays: readonly number[]
}

const minute = 60_000
const day = 24 * 60
/** Days in which some working time must come; a desk may be closed for a long holiday. */
const horizon = 400

/** Minutes from midnight of 1 January 1970 in India. */
const toMinutes = (at: Date) => at.getTime() / minute + indiaOffsetMinutes
const toDate = (minutes: number) => new Date((minutes - indiaOffsetMinutes) * minute)
/** 0 is Monday; 1 January 1970 was a Thursday. */
const weekdayOf = (dayNumber: number) => (((dayNumber + 3) % 7) + 7) % 7

/** Joins spans that overlap or touch. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.fromMinute - b.fromMinute)) {
    const last = result.at(-1)
    if (last && span.fromMinute <= last.toMinute)
      result[result.length - 1] = {
        fromMinute: last.fromMinute,
        toMinute: Math.max(last.toMinute, span.toMinute),
      }
    else result.push({ fromMinute: span.fromMinute, toMinute: span.toMinute })
  }
  return result
}

/** `holidays` are dates as yyyy-mm-dd. */
export function createCalendar(
  spans: readonly WeekdaySpan[],
  holidays: readonly string[] = [],
): WorkCalendar {
  const week = [1, 2, 3, 4, 5, 6, 7].map((isodow) =>
    joined(spans.filter((span) => span.isodow === isodow)),
  )
  const days = holidays.map((date) => Date.parse(`${date}T00:00:00Z`) / minute / day)
  return { week, holidays: [...new Set(days)].sort((a, b) => a - b) }
}

const spansOf = (calendar: WorkCalendar, dayNumber: number): readonly Span[] =>
  calendar.week[weekdayOf(dayNumber)] ?? []

const spansOn = (calendar: WorkCalendar, dayNumber: number): readonly Span[] =>
  calendar.holidays.includes(dayNumber) ? [] : spansOf(calendar, dayNumber)

const lengthOf = (spans: readonly Span[]) =>
  spans.reduce((sum, { fromMinute, toMinute }) => sum + toMinute - fromMinute, 0)

/** Working minutes of a day before a minute of it. */
const workedBefore = (spans: readonly Span[], minuteOfDay: number) =>
  spans.reduce(
    (sum, { fromMinute, toMinute }) =>
      sum + Math.max(0, Math.min(toMinute, minuteOfDay) - fromMinute),
    0,
  )

/** Working minutes from the first Monday before 1970 to a point, as if there were no holidays. */
function withoutHolidays(calendar: WorkCalendar, minutes: number): number {
  const today = Math.floor(minutes / day)
  const weekday = weekdayOf(today)
  const weeks = Math.floor((today + 3) / 7)
  const lengths = calendar.week.map(lengthOf)
  const ofWeek = lengths.reduce((sum, length) => sum + length, 0)
  const ofDays = lengths.slice(0, weekday).reduce((sum, length) => sum + length, 0)
  return weeks * ofWeek + ofDays + workedBefore(spansOf(calendar, today), minutes - today * day)
}

/** Working minutes that holidays take from the time before a point. */
function takenByHolidays(calendar: WorkCalendar, minutes: number): number {
  const today = Math.floor(minutes / day)
  let taken = 0
  for (const holiday of calendar.holidays) {
    if (holiday > today) break
    const spans = spansOf(calendar, holiday)
    taken += holiday < today ? lengthOf(spans) : workedBefore(spans, minutes - today * day)
  }
  return taken
}

/** Working minutes between two points, rounded down; 0 if `to` is not after `from`. */
export function workingMinutesBetween(calendar: WorkCalendar, from: Date, to: Date): number {
  if (to <= from) return 0
  const until = (at: Date) => {
    const minutes = toMinutes(at)
    return withoutHolidays(calendar, minutes) - takenByHolidays(calendar, minutes)
  }
  // Points carry milliseconds, whose fractions of a minute are not exact.
  return Math.floor(until(to) - until(from) + 1e-6)
}

/**
 * When `minutes` working minutes have passed. Zero minutes end at once during working time, otherwise
 * when it begins. Null if the desk does not work that long within 400 days.
 */
export function addWorkingMinutes(
  calendar: WorkCalendar,
  from: Date,
  minutes: number,
): Date | null {
  const start = toMinutes(from)
  const firstDay = Math.floor(start / day)
  let left = minutes
  for (let today = firstDay; today < firstDay + horizon; today++)
    for (const { fromMinute, toMinute } of spansOn(calendar, today)) {
      const opens = Math.max(start, today * day + fromMinute)
      const available = today * day + toMinute - opens
      if (available <= 0) continue
      if (left <= available) return toDate(opens + left)
      left -= available
    }
  return null
}

/** The point itself during working time, otherwise when it next begins; null as above. */
export const nextWorkingTime = (calendar: WorkCalendar, from: Date): Date | null =>
  addWorkingMinutes(calendar, from, 0)

/** Whether a point is in working time. */
export function isWorkingTime(calendar: WorkCalendar, at: Date): boolean {
  const minutes = toMinutes(at)
  const today = Math.floor(minutes / day)
  const minuteOfDay = minutes - today * day
  return spansOn(calendar, today).some(
    ({ fromMinute, toMinute }) => fromMinute <= minuteOfDay && minuteOfDay < toMinute,
  )
}

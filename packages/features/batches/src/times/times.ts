import { formatTimes } from '@edbazaar/feature-catalogue-ui/batch-times'
import { dayInIndia, minutesInIndia } from '@edbazaar/feature-platform'
import { formatDay, formatTimeOfDay, type Locale } from '@edbazaar/ui/formatting'
import { weekdayOf } from './days'

export const sessionTimes = (
  { starts_at: from, ends_at: to }: { starts_at: string; ends_at: string },
  locale: Locale,
): string => formatTimes(minutesInIndia(from), minutesInIndia(to), locale)

/** The name of a day of the week, `Monday`, or its first letters. 1 is Monday. */
export function dayName(weekday: number, locale: Locale, form: 'long' | 'short' = 'short'): string {
  // 1 January 2024 was a Monday.
  const date = Date.UTC(2024, 0, weekday)
  return new Intl.DateTimeFormat(locale, { weekday: form, timeZone: 'UTC' }).format(date)
}

/** Days of the week in their order: `Mon, Wed, Fri`; three or more in a row are `Mon–Fri`. */
export function shortDays(days: readonly (keyof typeof weekdayNumbers)[], locale: Locale): string {
  const numbers = days.map((day) => weekdayNumbers[day]).toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  if (numbers.length > 2 && last - first === numbers.length - 1)
    return `${dayName(first, locale)}–${dayName(last, locale)}`
  return numbers.map((day) => dayName(day, locale)).join(', ')
}

const weekdayNumbers = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 } as const

/** A day with its day of the week: `Mon 23 Nov`, `Monday 23 November`. */
export function fullDay(
  day: string,
  locale: Locale,
  { isShort = false, withYear = false }: { isShort?: boolean; withYear?: boolean } = {},
): string {
  const name = dayName(weekdayOf(day), locale, isShort ? 'short' : 'long')
  return `${name} ${formatDay(day, { isShort, withYear, locale })}`
}

/** The day and start of a moment: `Mon 23 Nov, 5 pm`. */
export const dayAndTime = (moment: string, locale: Locale): string =>
  `${fullDay(dayInIndia(moment), locale, { isShort: true })}, ${formatTimeOfDay(minutesInIndia(moment), locale)}`

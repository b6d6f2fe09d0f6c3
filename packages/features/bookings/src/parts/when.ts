import { formatTimes } from '@edbazaar/feature-catalogue-ui/batch-times'
import { addDays, dayInIndia, minutesInIndia, todayInIndia } from '@edbazaar/feature-platform'
import { formatDay, formatMoment, formatTimeOfDay, type Locale } from '@edbazaar/ui/formatting'

/** The day of a moment in India: `Tue, 1 December`. If `now` is given, `Today` or `Tomorrow` where it is. */
export function dayText(at: string, locale: Locale, now?: number): string {
  if (now !== undefined && isNear(at, now))
    return formatMoment(at, { now, locale, withTime: false })
  const form = { weekday: 'short', timeZone: 'Asia/Kolkata' } as const
  const weekday = new Intl.DateTimeFormat(locale, form).format(Date.parse(at))
  return `${weekday}, ${formatDay(dayInIndia(at), { locale })}`
}

/** Whether a moment is today or tomorrow in India. */
function isNear(at: string, now: number): boolean {
  const today = todayInIndia(new Date(now))
  return [today, addDays(today, 1)].includes(dayInIndia(at))
}

/** The beginning of a class: `Today, 5 pm`. */
export const startText = (at: string, locale: Locale, now: number): string =>
  `${dayText(at, locale, now)}, ${timeText(at, locale)}`

/** The time of a moment in India: `5:30 pm`. */
export const timeText = (at: string, locale: Locale): string =>
  formatTimeOfDay(minutesInIndia(at), locale)

/** The times of a class: `5–6:30 pm`. */
export const timesText = (from: string, to: string, locale: Locale): string =>
  formatTimes(minutesInIndia(from), minutesInIndia(to), locale)

/** A class: `Tue, 1 December, 5–6:30 pm`. If `now` is given, `Today, 5–6:30 pm` where it is. */
export const classText = (
  { starts_at: from, ends_at: to }: { starts_at: string; ends_at: string },
  locale: Locale,
  now?: number,
): string => `${dayText(from, locale, now)}, ${timesText(from, to, locale)}`

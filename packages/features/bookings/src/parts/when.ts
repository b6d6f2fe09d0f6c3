import { formatTimes } from '@edbazaar/feature-catalogue-ui/batch-times'
import { dayInIndia, minutesInIndia } from '@edbazaar/feature-platform'
import { formatDay, formatTimeOfDay, type Locale } from '@edbazaar/ui/formatting'

/** The day of a moment in India: `Tue, 1 December`. */
export function dayText(at: string, locale: Locale): string {
  const form = { weekday: 'short', timeZone: 'Asia/Kolkata' } as const
  const weekday = new Intl.DateTimeFormat(locale, form).format(Date.parse(at))
  return `${weekday}, ${formatDay(dayInIndia(at), { locale })}`
}

/** The time of a moment in India: `5:30 pm`. */
export const timeText = (at: string, locale: Locale): string =>
  formatTimeOfDay(minutesInIndia(at), locale)

/** The times of a class: `5–6:30 pm`. */
export const timesText = (from: string, to: string, locale: Locale): string =>
  formatTimes(minutesInIndia(from), minutesInIndia(to), locale)

/** A class: `Tue, 1 December, 5–6:30 pm`. */
export const classText = (
  { starts_at: from, ends_at: to }: { starts_at: string; ends_at: string },
  locale: Locale,
): string => `${dayText(from, locale)}, ${timesText(from, to, locale)}`

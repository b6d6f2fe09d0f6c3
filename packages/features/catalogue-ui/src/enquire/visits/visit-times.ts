import { formatDay, formatTimeOfDay, type Locale, weekdayName } from '@edbazaar/ui/formatting'

const indiaOffsetMs = 330 * 60_000

interface VisitTime {
  starts_at: string
  ends_at: string
}

/** The day of a visit in Indian time: `Saturday, 28 November`. */
export function visitDay({ starts_at: start }: VisitTime, locale: Locale): string {
  const local = new Date(Date.parse(start) + indiaOffsetMs)
  const weekday = weekdayName(local.getUTCDay() || 7, locale)
  return `${weekday}, ${formatDay(local.toISOString(), { locale })}`
}

/** The hours of a visit in Indian time: `10 am – 11 am`. */
export function visitHours({ starts_at: start, ends_at: end }: VisitTime, locale: Locale): string {
  return [start, end].map((at) => formatTimeOfDay(minuteOfDay(at), locale)).join(' – ')
}

/** The time of a visit: `Saturday, 28 November, 10 am – 11 am`. */
export const visitTime = (visit: VisitTime, locale: Locale): string =>
  `${visitDay(visit, locale)}, ${visitHours(visit, locale)}`

const minuteOfDay = (at: string) => Math.floor((Date.parse(at) + indiaOffsetMs) / 60_000) % 1440

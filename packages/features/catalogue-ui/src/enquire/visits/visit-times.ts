import { dayInIndia, minutesInIndia } from '@edbazaar/feature-platform'
import { formatDay, type Locale, weekdayName } from '@edbazaar/ui/formatting'
import { formatTimes } from '../../batch-times'

interface VisitTime {
  starts_at: string
  ends_at: string
}

/** The day of a visit in Indian time: `Saturday, 28 November`. */
export function visitDay({ starts_at: start }: VisitTime, locale: Locale): string {
  const day = dayInIndia(start)
  const weekday = weekdayName(new Date(`${day}T00:00:00Z`).getUTCDay() || 7, locale)
  return `${weekday}, ${formatDay(day, { locale })}`
}

/** The hours of a visit in Indian time: `10–11 am`. */
export function visitHours({ starts_at: start, ends_at: end }: VisitTime, locale: Locale): string {
  return formatTimes(minutesInIndia(start), minutesInIndia(end), locale)
}

/** The time of a visit: `Saturday, 28 November, 10–11 am`. */
export const visitTime = (visit: VisitTime, locale: Locale): string =>
  `${visitDay(visit, locale)}, ${visitHours(visit, locale)}`

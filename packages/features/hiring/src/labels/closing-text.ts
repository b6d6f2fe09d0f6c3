import { dayInIndia, minutesInIndia, minutesOf } from '@edbazaar/feature-platform'
import { formatDay, formatTimeOfDay, type Locale } from '@edbazaar/ui/formatting'
import type { ClosingTime } from './job-post-types'

/** A closing time as text: "11:59 pm". */
export const closingTimeText = (time: ClosingTime, locale: Locale): string =>
  formatTimeOfDay(minutesOf(time), locale)

/** The day and time at which a job closes. */
export const closingText = (closesAt: string, locale: Locale) => ({
  day: formatDay(dayInIndia(closesAt), { locale }),
  time: formatTimeOfDay(minutesInIndia(closesAt), locale),
})

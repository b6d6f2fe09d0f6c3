import { dayInIndia } from '@edbazaar/feature-platform'
import { formatDay, formatTimeOfDay, type Locale } from '@edbazaar/ui/formatting'
import type { ClosingTime } from './job-post-types'

/** Minutes from UTC to the time in India. */
const indiaMinutes = 330

/** Minutes after midnight in India. */
export const minutesInIndia = (at: Date): number =>
  (Math.floor(at.getTime() / 60_000) + indiaMinutes) % 1440

/** A closing time as text: "11:59 pm". */
export function closingTimeText(time: ClosingTime, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return formatTimeOfDay(hours * 60 + minutes, locale)
}

/** The day and time at which a job closes. */
export const closingText = (closesAt: string, locale: Locale) => ({
  day: formatDay(dayInIndia(closesAt), { locale }),
  time: formatTimeOfDay(minutesInIndia(new Date(closesAt)), locale),
})

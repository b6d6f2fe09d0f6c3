import { dayInIndia } from '@edbazaar/feature-platform'
import { formatDay, formatTimeOfDay, type Locale } from '@edbazaar/ui/formatting'

/** Minutes from UTC to the time in India. */
const indiaMinutes = 330

/** Minutes after midnight in India. */
export const minutesInIndia = (at: Date): number =>
  (Math.floor(at.getTime() / 60_000) + indiaMinutes) % 1440

/** The moment of a day and a time in India. */
export function momentOf(day: string, minutes: number): Date {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0')
  const minute = String(minutes % 60).padStart(2, '0')
  return new Date(`${day}T${hour}:${minute}:00+05:30`)
}

/** "10:41 am", in India. */
export const timeText = (at: Date, locale: Locale): string =>
  formatTimeOfDay(minutesInIndia(at), locale)

/** "19 November, 4:14 pm", in India. */
export const momentText = (at: string, locale: Locale): string =>
  `${formatDay(dayInIndia(at), { locale })}, ${timeText(new Date(at), locale)}`

import { dayInIndia, minutesInIndia, timeOfDay } from '@edbazaar/feature-platform'
import { formatDay, formatTimeOfDay, type Locale } from '@edbazaar/ui/formatting'

/** The moment of a day and a time in India. */
export function momentOf(day: string, minutes: number): Date {
  return new Date(`${day}T${timeOfDay(minutes)}:00+05:30`)
}

/** "10:41 am", in India. */
export const timeText = (at: Date, locale: Locale): string =>
  formatTimeOfDay(minutesInIndia(at), locale)

/** "19 November, 4:14 pm", in India. */
export const momentText = (at: string, locale: Locale): string =>
  `${formatDay(dayInIndia(at), { locale })}, ${timeText(new Date(at), locale)}`

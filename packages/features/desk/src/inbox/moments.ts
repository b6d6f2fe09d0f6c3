import { addDays, todayInIndia } from '@edbazaar/feature-platform'
import { formatDay, formatMoment, type Locale } from '@edbazaar/ui/formatting'

/** A moment of the page: the time when it was loaded, and the language of its dates. */
export interface PageTime {
  /** Milliseconds. */
  now: number
  locale: Locale
}

/** The time of a row: `10:12 am` for today, then `Yesterday`, then `18 November`. */
export function shortMoment(text: string, { now, locale }: PageTime): string {
  const isToday = dayOf(Date.parse(text)) === dayOf(now)
  const shown = formatMoment(text, { now, locale, withTime: isToday })
  return isToday ? (shown.split(', ').at(-1) ?? shown) : shown
}

/** The time at which a reply is due, as it follows “due”: `3:12 pm`, `tomorrow, 10 am`. */
export function dueMoment(text: string, time: PageTime): string {
  if (dayOf(Date.parse(text)) === dayOf(time.now)) return shortMoment(text, time)
  return formatMoment(text, { ...time, inSentence: true })
}

/** A moment with its time: `Today, 10:12 am`. */
export const fullMoment = (text: string, time: PageTime): string => formatMoment(text, time)

/** A day in words, `23 November`, with the year if it is another one. */
export function dayInWords(day: string, { now, locale }: PageTime): string {
  return formatDay(day, { locale, withYear: day.slice(0, 4) !== dayOf(now).slice(0, 4) })
}

/** The date in India, yyyy-mm-dd. */
export const dayOf = (moment: number): string => todayInIndia(new Date(moment))

/** The date a number of days later. */
export const daysLater = (now: number, days: number): string => addDays(dayOf(now), days)

/** The ISO day of the week in India: 1 is Monday. */
export const weekdayOf = (now: number): number =>
  new Date(`${dayOf(now)}T00:00:00Z`).getUTCDay() || 7

/** Full years since a month of birth such as `2021-05`; null if unknown. */
export function ageInYears(bornMonth: string | null, now: number): number | null {
  const [year, month] = (bornMonth ?? '').split('-').map(Number)
  if (year === undefined || month === undefined) return null
  const [thisYear = 0, thisMonth = 0] = dayOf(now).split('-').map(Number)
  return thisYear - year - (thisMonth < month ? 1 : 0)
}

/** Minutes as `3 h 20 min`. */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

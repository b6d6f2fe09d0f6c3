import { minuteMs } from '@edbazaar/feature-platform'
import { formatMoment, type Locale } from '@edbazaar/ui/formatting'

/** The time when the page was loaded, and the language of its dates. */
export interface PageTime {
  /** Milliseconds. */
  now: number
  locale: Locale
}

/** Minutes in two units at most: `2 d 6 h`, `5 h 10 min`, `40 min`. */
export function durationInWords(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60]
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`
  if (hours > 0) return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  return `${rest} min`
}

/** The time that a case has waited, in its largest units: `2 d 6 h`, `23 h`, `40 min`. */
export function ageInWords(since: string, now: number): string {
  const minutes = (now - Date.parse(since)) / minuteMs
  return durationInWords(minutes >= 60 ? Math.floor(minutes / 60) * 60 : minutes)
}

/** Full minutes that are left of a claim. */
export const minutesLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / minuteMs))

/** A moment in a sentence: `yesterday, 10:20 am`. */
export const momentInText = (text: string, time: PageTime): string =>
  formatMoment(text, { ...time, inSentence: true })

/** A date in words: `20 December 2026`. */
export const dayInWords = (text: string, { now, locale }: PageTime): string =>
  formatMoment(text, { now, locale, withTime: false })

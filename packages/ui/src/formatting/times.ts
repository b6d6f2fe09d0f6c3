import { dateFormat } from './date-format'
import { formatDay } from './dates'
import { defaultLocale, type Locale } from './locale'

/** India has one time zone without daylight saving time. */
const indiaOffsetMs = 330 * 60_000
const dayMs = 24 * 3_600_000

/** A time of the day in minutes after midnight: `10 am`, `7:40 am`, `12 noon`, `12 midnight`. */
export function formatTimeOfDay(minutes: number, locale: Locale = defaultLocale): string {
  if (locale !== 'en-IN') return intlTime(minutes, locale)
  const ofDay = minutes % 1440
  if (ofDay === 0) return '12 midnight'
  if (ofDay === 720) return '12 noon'
  return clockTime(ofDay)
}

function clockTime(ofDay: number): string {
  const hour = Math.floor(ofDay / 60)
  const minute = ofDay % 60
  const clock = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${clock} ${hour < 12 ? 'am' : 'pm'}`
}

function intlTime(minutes: number, locale: Locale): string {
  const form = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const
  return dateFormat(locale, form).format(minutes * 60_000)
}

/**
 * Days of the week, 1 for Monday to 7 for Sunday: `Monday to Saturday`, `Monday, Wednesday and Friday`,
 * `Every day`.
 */
export function formatWeekdaySpan(days: readonly number[], locale: Locale = defaultLocale): string {
  const sorted = [...new Set(days)].toSorted((a, b) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (sorted.length === 7) return locale === 'hi-IN' ? 'हर दिन' : 'Every day'
  const isRun = last - first === sorted.length - 1
  if (isRun && sorted.length > 2) {
    const [from, to] = [weekdayName(first, locale), weekdayName(last, locale)]
    return locale === 'hi-IN' ? `${from} से ${to}` : `${from} to ${to}`
  }
  const names = sorted.map((day) => weekdayName(day, locale))
  return new Intl.ListFormat(locale).format(names)
}

/** The full name of a day of the week, 1 for Monday to 7 for Sunday, or its first letter. */
export function weekdayName(
  day: number,
  locale: Locale = defaultLocale,
  form: 'long' | 'narrow' = 'long',
): string {
  // 1 January 2024 was a Monday.
  const date = Date.UTC(2024, 0, day)
  return dateFormat(locale, { weekday: form, timeZone: 'UTC' }).format(date)
}

interface MomentForm {
  /** The current time in milliseconds, to name today and yesterday. */
  now: number
  /** Whether the time of the day is shown. @default true */
  withTime?: boolean
  /** Whether the text is part of a sentence: `until tomorrow, 9 am`. @default false */
  inSentence?: boolean
  /** @default 'en-IN' */
  locale?: Locale
}

/**
 * A moment in Indian time: `Today, 10:12 am`, `Yesterday, 1:40 pm`, `16 November, 9 am`, with the year
 * if it is not the current one. `text` is an ISO time. Empty for an invalid time.
 */
export function formatMoment(text: string, form: MomentForm): string {
  const { now, withTime = true, inSentence = false, locale = defaultLocale } = form
  const at = Date.parse(text)
  if (Number.isNaN(at)) return ''
  const local = at + indiaOffsetMs
  const day = dayName(local, now + indiaOffsetMs, { inSentence, locale })
  if (!withTime) return day
  const minutes = Math.floor((local % dayMs) / 60_000)
  return `${day}, ${locale === 'en-IN' ? clockTime(minutes) : intlTime(minutes, locale)}`
}

function dayName(
  local: number,
  now: number,
  { inSentence, locale }: { inSentence: boolean; locale: Locale },
): string {
  const days = Math.floor(local / dayMs) - Math.floor(now / dayMs)
  if (days >= -1 && days <= 1) {
    const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
    return inSentence ? name : name.charAt(0).toUpperCase() + name.slice(1)
  }
  const withYear = new Date(local).getUTCFullYear() !== new Date(now).getUTCFullYear()
  return formatDay(new Date(local).toISOString(), { withYear, locale })
}

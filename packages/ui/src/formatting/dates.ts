import { dateFormat } from './date-format'
import { defaultLocale, type Locale } from './locale'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

interface CalendarDay {
  year: number
  month: number
  day: number
}

/** Reads `2026-11-20` or the date of `2026-11-20T09:00:00Z`. Null where there is no such day. */
function readDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(text)
  if (match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? { year, month, day } : null
}

/**
 * A day as `yyyy-mm-dd`, the form in which dates of events are shown. The text's own date is kept:
 * no time zone moves it. An invalid date returns an empty text.
 */
export function formatDate(text: string): string {
  return readDay(text) === null ? '' : text.slice(0, 10)
}

/** The month's name, whole or by its first letters. */
function monthName({ year, month }: CalendarDay, locale: Locale, isShort = false): string {
  if (locale === 'en-IN') return months[month - 1]?.slice(0, isShort ? 3 : 9) ?? ''
  const form = { month: isShort ? 'short' : 'long', timeZone: 'UTC' } as const
  return dateFormat(locale, form).format(Date.UTC(year, month - 1))
}

interface DayForm {
  /** @default false */
  withYear?: boolean
  /** The month by its first three letters. @default false */
  isShort?: boolean
  /** @default 'en-IN' */
  locale?: Locale
}

/**
 * A day in words, `20 November`, `20 November 2026` or `20 Nov`, in Hindi `20 नवंबर`. Empty for what is
 * no date.
 */
export function formatDay(text: string, form: DayForm = {}): string {
  const { withYear = false, isShort, locale = defaultLocale } = form
  const read = readDay(text)
  if (read === null) return ''
  const words = `${read.day} ${monthName(read, locale, isShort)}`
  return withYear ? `${words} ${read.year}` : words
}

/** From one day to another: `18–20 January`, `30 January – 2 February`. */
export function formatDayRange(from: string, to: string | null, locale = defaultLocale): string {
  const start = readDay(from)
  const end = to === null ? null : readDay(to)
  if (start === null || end === null || from.slice(0, 10) === to?.slice(0, 10)) {
    return formatDay(from, { locale })
  }
  const isSameMonth = start.month === end.month && start.year === end.year
  return isSameMonth
    ? `${start.day}–${formatDay(to ?? '', { locale })}`
    : `${formatDay(from, { locale })} – ${formatDay(to ?? '', { locale })}`
}

/** A month and its year, `November 2026`: how old a fact is. Empty for an invalid date. */
export function formatMonth(text: string, locale = defaultLocale): string {
  const read = readDay(text)
  return read === null ? '' : `${monthName(read, locale)} ${read.year}`
}

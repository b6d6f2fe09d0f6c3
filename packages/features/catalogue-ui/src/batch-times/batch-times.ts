import type { Batch, Product } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { minutesOf } from '@edbazaar/feature-platform'
import { formatDate, formatDay, formatTimeOfDay, type Locale } from '@edbazaar/ui/formatting'
import { batchTimeMessages as messages } from './messages'

/** From one minute of a day to another: `5–6:30 pm`, `11 am – 12:15 pm`. */
export function formatTimes(from: number, to: number, locale: Locale): string {
  const [start, end] = [formatTimeOfDay(from, locale), formatTimeOfDay(to, locale)]
  const half = / (?:am|pm)$/.exec(end)?.[0]
  return half !== undefined && start.endsWith(half)
    ? `${start.slice(0, -half.length)}–${end}`
    : `${start} – ${end}`
}

/** The times of a batch, which the API gives as `17:00`: `5–6:30 pm`. */
export const batchTimes = (
  { start_time: from, end_time: to }: Pick<Batch, 'start_time' | 'end_time'>,
  locale: Locale,
): string => formatTimes(minutesOf(from), minutesOf(to), locale)

/** The opening hours of a store, which the API gives as `16:00`: `4–8:30 pm`. */
export const openingHours = (
  { opens_at: from, closes_at: to }: { opens_at: string; closes_at: string },
  locale: Locale,
): string => formatTimes(minutesOf(from), minutesOf(to), locale)

/** A day of a batch: `5 Nov 2026`. The dates of events, which are camps and workshops, are yyyy-mm-dd. */
export const batchDay = (day: string, kind: Product['kind'], locale: Locale): string =>
  isEvent(kind) ? formatDate(day) : formatDay(day, { isShort: true, withYear: true, locale })

const isEvent = (kind: Product['kind']) => kind === 'camp' || kind === 'workshop'

/**
 * The first and last day of a batch: `5 Nov 2026 to 4 Feb 2027`, `5 Jan to 4 Feb 2027`, `From 5 Jan 2027`,
 * and of an event `2027-01-05 to 2027-01-06`. `t` writes `batchTimeMessages`.
 */
export function batchDates(
  { starts_on: from, ends_on: to }: Pick<Batch, 'starts_on' | 'ends_on'>,
  kind: Product['kind'],
  t: Translate,
  locale: Locale,
): string {
  const day = (each: string) => batchDay(each, kind, locale)
  if (to === null) return t(messages.from(day(from)))
  if (to === from) return day(from)
  const isYearRepeated = !isEvent(kind) && from.slice(0, 4) === to.slice(0, 4)
  const first = isYearRepeated ? formatDay(from, { isShort: true, locale }) : day(from)
  return t(messages.fromTo(first, day(to)))
}

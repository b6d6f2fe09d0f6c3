import { dayMs, minuteMs, minutesOf } from '@edbazaar/feature-platform'
import type { Enquiry } from '../enquiry-types'
import { dayOf, daysLater, weekdayOf } from '../moments'

/** The hour at which offices have opened. */
const morning = 10 * 60
const mostTimes = 3

/** The next mornings at which the parent permits contact, as moments. */
export function laterTimes(consent: Enquiry['consent'], now: number): string[] {
  const [from, to] = [minutesOf(consent.from), minutesOf(consent.to)]
  const minute = from < morning && morning < to ? morning : from
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((ahead) =>
    consent.days.includes(weekdayOf(now + ahead * dayMs)),
  )
  const start = (ahead: number) =>
    new Date(Date.parse(`${daysLater(now, ahead)}T00:00:00+05:30`) + minute * minuteMs)
  return days
    .map(start)
    .filter((time) => dayOf(time.getTime()) <= consent.expires_on)
    .slice(0, mostTimes)
    .map((time) => time.toISOString())
}

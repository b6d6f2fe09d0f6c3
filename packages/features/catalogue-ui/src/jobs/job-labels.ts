import type { components, JobSummary } from '@edbazaar/api-client'
import { paths, type Translate } from '@edbazaar/feature-platform'
import { formatDay, formatKilometres, formatRupees } from '@edbazaar/ui/formatting'
import type { JobRowProps } from '@edbazaar/ui/JobRow'
import type { SeatsState } from '@edbazaar/ui/Seats'
import { messages } from './messages'

export { messages as jobMessages } from './messages'

type PayScale = components['schemas']['PayScale']
type Pay = Pick<JobSummary, 'salary_min' | 'salary_max' | 'pay_period' | 'pay_scale'>

/** Pay as text, with its period unless that is a month; null when it is not provided. */
export function formatPay(pay: Pay, t: Translate): string | null {
  if (pay.pay_scale !== null) return payScaleName(pay.pay_scale, t)
  const range = formatRange(pay, t)
  if (range === null || pay.pay_period === 'month') return range
  return t(pay.pay_period === 'hour' ? messages.payAnHour(range) : messages.payAYear(range))
}

/** "7th Pay Commission, Level 7". */
export const payScaleName = (scale: PayScale, t: Translate): string =>
  t(messages.payScale(Number(scale.slice('level-'.length))))

function formatRange({ salary_min: low, salary_max: high }: Pay, t: Translate): string | null {
  if (low !== null && high !== null) {
    return low === high
      ? formatRupees(low)
      : t(messages.payBetween(formatRupees(low), formatRupees(high)))
  }
  if (low !== null) return t(messages.payFrom(formatRupees(low)))
  return high === null ? null : t(messages.payUpTo(formatRupees(high)))
}

/** A job "closes soon" from this many days before its last day to apply. */
const closesSoonDays = 7

interface Deadline {
  closes_on: string | null
  days_left: number | null
}

/** Whether a job still accepts applications. */
export const isOpen = ({ days_left: left }: Pick<Deadline, 'days_left'>) =>
  left === null || left >= 0

/** The last day to apply, and how near it is; null for a job without one. */
export function applicationDeadline(
  { closes_on: closesOn, days_left: left }: Deadline,
  t: Translate,
) {
  if (closesOn === null || left === null) return null
  const state: SeatsState = left < 0 ? 'closed' : left <= closesSoonDays ? 'few' : 'open'
  return {
    state,
    label: formatDay(closesOn),
    note: state === 'few' ? t(left === 0 ? messages.lastDay : messages.daysLeft(left)) : undefined,
  }
}

/** The row props of a job. `t` writes `jobMessages`. */
export function jobRow(job: JobSummary, t: Translate) {
  return {
    href: paths.job(job.id),
    title: job.title,
    school: schoolAndLocation(job, t),
    pay: formatPay(job, t),
    type: t(messages.types[job.type]),
    closes: applicationDeadline(job, t),
  } satisfies JobRowProps
}

/** "Vidya Niketan, Kothrud, Pune, 2.4 km". Omits the street from a school name that ends with it. */
function schoolAndLocation(
  { school, store, location, distance_km: km }: JobSummary,
  t: Translate,
): string {
  const [street = ''] = location.split(', ')
  const employer = school?.name ?? store?.name
  const name = employer?.endsWith(`, ${street}`) ? employer.slice(0, -street.length - 2) : employer
  return [name, location, km === null ? null : t(messages.kilometresAway(formatKilometres(km)))]
    .filter(Boolean)
    .join(', ')
}

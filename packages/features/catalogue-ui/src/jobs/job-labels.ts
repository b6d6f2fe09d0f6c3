import type { JobSummary } from '@edbazaar/api-client'
import { paths, type Translate } from '@edbazaar/feature-platform'
import { formatDay, formatKilometres, formatRupees } from '@edbazaar/ui/formatting'
import type { JobRowProps } from '@edbazaar/ui/JobRow'
import type { SeatsState } from '@edbazaar/ui/Seats'
import { messages } from './messages'

export { messages as jobMessages } from './messages'

interface Pay {
  salary_min: number | null
  salary_max: number | null
}

/** Monthly pay as text; null when it is not provided. */
export function formatPay({ salary_min: low, salary_max: high }: Pay, t: Translate): string | null {
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
  { school, location, distance_km: km }: JobSummary,
  t: Translate,
): string {
  const [street = ''] = location.split(', ')
  const name = school?.name.endsWith(`, ${street}`)
    ? school.name.slice(0, -street.length - 2)
    : school?.name
  return [name, location, km === null ? null : t(messages.kilometresAway(formatKilometres(km)))]
    .filter(Boolean)
    .join(', ')
}

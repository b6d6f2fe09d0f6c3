import type { JobSummary, JobType } from '@edbazaar/api-client'
import { formatDay, formatKilometres, formatRupees } from '@edbazaar/ui/formatting'
import type { JobRowProps } from '@edbazaar/ui/JobRow'
import type { SeatsState } from '@edbazaar/ui/Seats'
import { paths } from './paths'

const messages = {
  kilometresAway: (km: number) => `${formatKilometres(km)} km`,
  payBetween: (low: number, high: number) => `${formatRupees(low)}–${formatRupees(high)}`,
  payFrom: (low: number) => `From ${formatRupees(low)}`,
  payUpTo: (high: number) => `Up to ${formatRupees(high)}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'Last day today'
    return days === 1 ? '1 day left' : `${days} days left`
  },
} as const

export const jobTypeLabels: Readonly<Record<JobType, string>> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  visiting: 'Visiting',
}

interface Pay {
  salary_min: number | null
  salary_max: number | null
}

/** Monthly pay as text; null when it is not provided. */
export function formatPay({ salary_min: low, salary_max: high }: Pay): string | null {
  if (low !== null && high !== null) {
    return low === high ? formatRupees(low) : messages.payBetween(low, high)
  }
  if (low !== null) return messages.payFrom(low)
  return high === null ? null : messages.payUpTo(high)
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
export function applicationDeadline({ closes_on: closesOn, days_left: left }: Deadline) {
  if (closesOn === null || left === null) return null
  const state: SeatsState = left < 0 ? 'closed' : left <= closesSoonDays ? 'few' : 'open'
  return {
    state,
    label: formatDay(closesOn),
    note: state === 'few' ? messages.daysLeft(left) : undefined,
  }
}

/** The row props of a job. */
export function jobRow(job: JobSummary) {
  return {
    href: paths.job(job.id),
    title: job.title,
    school: schoolAndLocation(job),
    pay: formatPay(job),
    type: jobTypeLabels[job.type],
    closes: applicationDeadline(job),
  } satisfies JobRowProps
}

/** "Vidya Niketan, Kothrud, Pune, 2.4 km". Omits the street from a school name that ends with it. */
function schoolAndLocation({ school, location, distance_km: km }: JobSummary): string {
  const [street = ''] = location.split(', ')
  const name = school?.name.endsWith(`, ${street}`)
    ? school.name.slice(0, -street.length - 2)
    : school?.name
  return [name, location, km === null ? null : messages.kilometresAway(km)]
    .filter(Boolean)
    .join(', ')
}

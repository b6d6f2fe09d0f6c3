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

export const typeNames: Readonly<Record<JobType, string>> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  visiting: 'Visiting',
}

interface Pay {
  salary_min: number | null
  salary_max: number | null
}

/** Pay a month in words; null where the school has not told it. */
export function payWords({ salary_min: low, salary_max: high }: Pay): string | null {
  if (low !== null && high !== null) {
    return low === high ? formatRupees(low) : messages.payBetween(low, high)
  }
  if (low !== null) return messages.payFrom(low)
  return high === null ? null : messages.payUpTo(high)
}

/** Days to the last day at which a post closes soon. */
const soon = 7

interface Closing {
  closes_on: string | null
  days_left: number | null
}

/** Whether a post still takes applications. */
export const isOpen = ({ days_left: left }: Pick<Closing, 'days_left'>) =>
  left === null || left >= 0

/** The last day to apply, and how near it is; null for a post without one. */
export function closingWords({ closes_on: closesOn, days_left: left }: Closing) {
  if (closesOn === null || left === null) return null
  const state: SeatsState = left < 0 ? 'closed' : left <= soon ? 'few' : 'open'
  return {
    state,
    label: formatDay(closesOn),
    note: state === 'few' ? messages.daysLeft(left) : undefined,
  }
}

/** What a row tells of a post. */
export function jobRow(job: JobSummary) {
  return {
    href: paths.job(job.id),
    title: job.title,
    school: whoAndWhere(job),
    pay: payWords(job),
    type: typeNames[job.type],
    closes: closingWords(job),
  } satisfies JobRowProps
}

/** "Vidya Niketan, Kothrud, Pune, 2.4 km". A school whose name tells its street tells it once. */
function whoAndWhere({ school, location, distance_km: km }: JobSummary): string {
  const [street = ''] = location.split(', ')
  const name = school?.name.endsWith(`, ${street}`)
    ? school.name.slice(0, -street.length - 2)
    : school?.name
  return [name, location, km === null ? null : messages.kilometresAway(km)]
    .filter(Boolean)
    .join(', ')
}

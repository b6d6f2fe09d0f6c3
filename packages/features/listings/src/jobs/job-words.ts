import type { JobRole, JobType } from '@edbazaar/api-client'
import { formatDay, formatRupees } from '@edbazaar/ui/formatting'
import type { SeatsState } from '@edbazaar/ui/Seats'
import { messages } from './messages'

export const jobRoles = [
  'pre-primary',
  'primary',
  'secondary',
  'senior-secondary',
  'support',
  'arts-sports',
  'leadership',
  'office',
] as const satisfies readonly JobRole[]

export const jobTypes = [
  'full-time',
  'part-time',
  'contract',
  'visiting',
] as const satisfies readonly JobType[]

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

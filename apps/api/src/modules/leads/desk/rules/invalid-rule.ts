import type { Schema } from '../../../../contract/operations.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import { type EnquiryState, mayMove } from '../../enquiries/record/enquiry-states.ts'

type InvalidReason = Schema<'InvalidReason'>

const claimDays = 7
const callDays = 3

export const invalidReasons: readonly InvalidReason[] = [
  'not_offered',
  'contact_dead',
  'not_a_parent',
  'abuse_or_test',
]

interface ClaimedEnquiry {
  readonly state: EnquiryState
  readonly confirmedAt: Date | null
}

/** Until when a desk may mark an enquiry as invalid; null if it may not. */
export function claimableUntil({ state, confirmedAt }: ClaimedEnquiry, now: Date): Date | null {
  if (!confirmedAt || !mayMove(state, 'invalid')) return null
  const until = new Date(confirmedAt.getTime() + claimDays * dayMs)
  return until > now ? until : null
}

interface FailedContacts {
  /** Days on which calls failed. */
  readonly days: number
  readonly hasBounced: boolean
}

/** Whether what a reason needs exists. */
export const isProven = (reason: InvalidReason, { days, hasBounced }: FailedContacts): boolean =>
  reason !== 'contact_dead' || (hasBounced && days >= callDays)

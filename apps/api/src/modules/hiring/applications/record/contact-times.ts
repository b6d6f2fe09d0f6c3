import type { Schema } from '../../../../contract/operations.ts'
import type { consents } from '../../../../db/schema/index.ts'
import { clockTimeOf } from '../../../platform/dates/clock-time.ts'

type Consent = typeof consents.$inferSelect

/** The ways in which an employer may contact an applicant now; null once the consent has ended. */
export function contactTimesOf(
  consent: Consent | undefined,
): Schema<'ApplicantContactTimes'> | null {
  if (!consent || consent.withdrawnAt !== null || consent.expiresAt <= new Date()) return null
  return {
    channels: consent.channels,
    from: clockTimeOf(consent.fromMinute),
    to: clockTimeOf(consent.toMinute),
  }
}

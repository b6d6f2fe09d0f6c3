import type { Schema } from '../../../../contract/operations.ts'
import type { consents } from '../../../../db/schema/index.ts'

type Consent = typeof consents.$inferSelect

/** How an employer may contact an applicant now; null once the consent has ended. */
export function contactTimesOf(
  consent: Consent | undefined,
): Schema<'ApplicantContactTimes'> | null {
  if (!consent || consent.withdrawnAt !== null || consent.expiresAt <= new Date()) return null
  return {
    channels: consent.channels,
    from: timeOf(consent.fromMinute),
    to: timeOf(consent.toMinute),
  }
}

/** A consent may end at midnight, which a time of day cannot say. */
const timeOf = (minute: number) => {
  const shown = Math.min(minute, 1439)
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

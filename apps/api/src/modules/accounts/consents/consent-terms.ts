import { AppError, invalid } from '../../../app-error.ts'
import type { Schema } from '../../../contract/operations.ts'
import { minutesAfterMidnight } from '../../platform/dates/clock-time.ts'
import { addDays } from '../../platform/dates/days.ts'
import { dayInIndiaAfter, startOfDayInIndia } from '../../platform/dates/india-time.ts'
import type { ConsentTerms } from './consents.repository.ts'
import type { Notice } from './enquiry-notice.ts'

/** Days for which a consent may be given. */
export const longestConsent = 365

/** The last day of a consent, yyyy-mm-dd. */
export const lastDayOf = (expiresAt: Date) => dayInIndiaAfter(expiresAt, -1)

/**
 * The consent of a sender, checked. Throws `conflict` if the notice has changed since it was read, and
 * `invalid_request` for hours that end before they begin and an end that is past or too far.
 */
export function consentTermsOf(
  consent: Schema<'NewConsent'>,
  now: Date,
  notice: Notice,
): ConsentTerms {
  if (consent.notice_version !== notice.version)
    throw new AppError('conflict', 'The notice has changed. Read the new one, then send again.')
  const [fromMinute, toMinute] = [
    minutesAfterMidnight(consent.from),
    minutesAfterMidnight(consent.to),
  ]
  if (fromMinute >= toMinute) throw invalid('consent.to', 'must be later than the start')
  if (consent.expires_on < dayInIndiaAfter(now, 0))
    throw invalid('consent.expires_on', 'must not be past')
  if (consent.expires_on > dayInIndiaAfter(now, longestConsent))
    throw invalid('consent.expires_on', 'must be within a year')
  return {
    channels: [...consent.channels],
    days: consent.days.toSorted((a, b) => a - b),
    fromMinute,
    toMinute,
    expiresAt: startOfDayInIndia(addDays(consent.expires_on, 1)),
  }
}

/** Whether the channels need a phone number. */
export const needsPhone = (channels: readonly string[]) =>
  channels.includes('phone') || channels.includes('whatsapp')

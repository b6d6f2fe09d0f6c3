import { invalid } from '../../../app-error.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { bookingNotice } from '../../accounts/consents/booking-notice.ts'
import { consentTermsOf, needsPhone } from '../../accounts/consents/consent-terms.ts'
import type { ConsentsService } from '../../accounts/consents/consents.service.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingConsentsRepository } from './booking-consents.repository.ts'

export type BookingConsents = ReturnType<typeof createBookingConsents>

interface BookingConsentsDeps {
  readonly consents: ConsentsService
  readonly repository: BookingConsentsRepository
}

/** The details of a booking that parents allow a provider to see. */
export function createBookingConsents({ consents, repository }: BookingConsentsDeps) {
  return {
    /**
     * Stores the consent to a booking; returns its id. Throws `conflict` for an older notice, and
     * `invalid_request`, also for calls without a number.
     */
    async add(
      tx: Db,
      userId: number,
      { store }: BatchRecord,
      { consent }: Schema<'BookingDetails'>,
      children: readonly number[],
    ): Promise<string> {
      const [child = null, ...others] = children
      const terms = consentTermsOf(consent, new Date(), bookingNotice)
      if (needsPhone(terms.channels) && !(await repository.hasPhone(tx, userId)))
        throw invalid(
          'details.consent.channels',
          'need a phone number: add one in your profile, or choose email only',
        )
      return consents.add(tx, {
        ...terms,
        userId,
        childId: others.length === 0 ? child : null,
        recipient: { kind: 'store', id: store.id },
        declared: 'parent',
        notice: bookingNotice,
      })
    },

    /** Withdraws consents that no live booking or waitlist entry needs any more. */
    async end(tx: Db, ids: readonly (string | null)[]): Promise<void> {
      const given = ids.filter((id) => id !== null)
      for (const id of await repository.unusedAmong(tx, given)) await consents.withdraw(tx, id)
    },
  }
}

import type { Db } from '../../src/db/connect.ts'
import { bookingNotice } from '../../src/modules/accounts/consents/booking-notice.ts'
import { createConsentsService } from '../../src/modules/accounts/consents/consents.service.ts'
import { inDays } from './in-days.ts'

interface Consent {
  readonly userId: number
  /** Null for several children. */
  readonly childId: number | null
  readonly storeId: number
  readonly givenAt: Date
}

/** Adds the consent that lets a store see the names of a family. Returns its id. */
export const addBookingConsent = (tx: Db, { userId, childId, storeId, givenAt }: Consent) =>
  createConsentsService().add(tx, {
    userId,
    childId,
    recipient: { kind: 'store', id: storeId },
    declared: 'parent',
    notice: bookingNotice,
    channels: ['email'],
    days: [1, 2, 3, 4, 5, 6],
    fromMinute: 10 * 60,
    toMinute: 18 * 60,
    givenAt,
    expiresAt: inDays(365),
  })

import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { hashToken } from '../../platform/tokens/tokens.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingConsents } from '../consents/booking-consents.ts'
import type { PartyEmails } from '../emails/party-emails.ts'
import { mayMove } from '../seats/booking-states.ts'
import { byParent, type SeatActor } from '../seats/seat-actor.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import type { BatchSessionsRepository } from '../sessions/batch-sessions.repository.ts'
import type { Settle } from '../settle/settle.ts'
import type { BookingRepository } from './booking.repository.ts'
import type { LockOwnBooking } from './lock-own-booking.ts'

export type CancellationsService = ReturnType<typeof createCancellations>

interface CancellationsDeps {
  readonly batches: Pick<BatchRecordRepository, 'transaction'>
  readonly repository: Pick<BookingRepository, 'findBySecret' | 'party'>
  readonly sessions: Pick<BatchSessionsRepository, 'findAll'>
  readonly seats: Pick<SeatsRepository, 'moveBookings'>
  readonly consents: Pick<BookingConsents, 'end'>
  readonly emails: Pick<PartyEmails, 'cancelledByParent' | 'wake'>
  readonly lockOwn: LockOwnBooking
  readonly settle: Settle
}

/** Cancels bookings by the family that made them. */
export function createCancellations(deps: CancellationsDeps) {
  const { batches, repository, sessions, seats, consents, emails, lockOwn, settle } = deps

  /** Cancels bookings of one family. Throws `conflict` if one cannot be cancelled. */
  async function cancel(
    tx: Db,
    record: BatchRecord,
    cancelled: readonly BookingRow[],
    actor: SeatActor,
  ) {
    const now = new Date()
    const booked = await sessions.findAll(
      cancelled.flatMap(({ sessionId }) => sessionId ?? []),
      tx,
    )
    if (
      cancelled.some(({ state }) => !mayMove(state, 'cancelled')) ||
      booked.some(({ startsAt }) => startsAt <= now)
    )
      throw new AppError('conflict', 'This booking can no longer be cancelled.')
    await seats.moveBookings(tx, cancelled, 'cancelled', actor)
    await consents.end(
      tx,
      cancelled.map(({ consentId }) => consentId),
    )
    await emails.cancelledByParent(
      tx,
      record,
      cancelled.filter(({ state }) => state !== 'held'),
    )
    await settle.settleById(tx, record.batch.id)
  }

  return {
    /** Cancels a booking, or all of its party. Throws `not_found`, `conflict`. */
    async cancel(
      caller: Caller,
      publicId: string,
      { party }: Body<'cancelMyBooking'>,
    ): Promise<void> {
      await batches.transaction(async (tx) => {
        const { record, booking } = await lockOwn(tx, caller, publicId)
        const all = party ? await repository.party(tx, booking.partyId) : [booking]
        const live = all.filter(({ id, state }) => id === booking.id || mayMove(state, 'cancelled'))
        await cancel(tx, record, live, byParent(caller))
      })
      emails.wake()
    },

    /** Cancels the booking of an emailed link, and no other. Throws `not_found`, `conflict`. */
    async cancelByLink(token: string): Promise<void> {
      const found = await repository.findBySecret(hashToken(token))
      if (!found)
        throw new AppError('not_found', 'This link is not valid. Sign in to see your bookings.')
      await batches.transaction(async (tx) => {
        const { record, booking } = await lockOwn(tx, found, found.publicId)
        await cancel(tx, record, [booking], { actor: 'parent', actorId: null })
      })
      emails.wake()
    },
  }
}

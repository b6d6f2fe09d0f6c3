import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { PartyEmails } from '../emails/party-emails.ts'
import { mayMove } from '../seats/booking-states.ts'
import { byParent } from '../seats/seat-actor.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import type { BatchSessionsRepository } from '../sessions/batch-sessions.repository.ts'
import type { Settle } from '../settle/settle.ts'
import type { BookingRepository } from './booking.repository.ts'
import { requireSession, rescheduledEnd } from './booking-rules.ts'
import { type FreeSeats, noSeats } from './free-seats.ts'
import type { LockOwnBooking } from './lock-own-booking.ts'

export type RescheduleBooking = ReturnType<typeof createRescheduleBooking>

interface RescheduleBookingDeps {
  readonly batches: Pick<BatchRecordRepository, 'transaction'>
  readonly repository: Pick<BookingRepository, 'change'>
  readonly sessions: Pick<BatchSessionsRepository, 'find'>
  readonly seats: Pick<SeatsRepository, 'addBookingEvents'>
  readonly emails: Pick<PartyEmails, 'rescheduled' | 'wake'>
  readonly freeSeats: FreeSeats
  readonly lockOwn: LockOwnBooking
  readonly settle: Settle
}

/** Moves trial classes and drop-ins to another session, by the family that booked them. */
export function createRescheduleBooking(deps: RescheduleBookingDeps) {
  const { batches, repository, sessions, seats, emails, freeSeats, lockOwn, settle } = deps
  return {
    /** Throws `not_found`, `conflict`, `invalid_request`. */
    async reschedule(
      caller: Caller,
      publicId: string,
      { session_id: id }: Body<'rescheduleMyBooking'>,
    ) {
      await batches.transaction(async (tx) => {
        const { record, booking } = await lockOwn(tx, caller, publicId)
        const now = new Date()
        const old =
          booking.sessionId === null ? undefined : await sessions.find(booking.sessionId, tx)
        if (!old)
          throw new AppError(
            'conflict',
            'Only trial classes and single classes have a date to change.',
          )
        if (!mayMove(booking.state, 'cancelled') || old.startsAt <= now)
          throw new AppError('conflict', 'This booking can no longer be changed.')
        const session = requireSession(record, await sessions.find(id, tx), booking.kind, now)
        if (session === null || session.id === old.id) return
        if (
          booking.state !== 'requested' &&
          (await freeSeats(tx, record, booking.kind, session)) < 1
        )
          throw noSeats()
        await repository.change(tx, [booking.id], {
          sessionId: session.id,
          holdUntil: rescheduledEnd(booking, session, now),
          icsSequence: booking.icsSequence + 1,
          updatedAt: now,
        })
        await seats.addBookingEvents(tx, [
          {
            bookingId: booking.id,
            fromState: booking.state,
            toState: booking.state,
            ...byParent(caller),
            detail: session.startsAt.toISOString(),
          },
        ])
        await emails.rescheduled(tx, record, booking, session)
        await settle.settleById(tx, record.batch.id)
      })
      emails.wake()
    },
  }
}

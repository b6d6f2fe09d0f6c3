import type { Db } from '../../../db/connect.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingEmails } from '../emails/booking-emails.ts'
import type { FamilyRecipientsRepository } from '../emails/family-recipients.repository.ts'
import type { EndBookingsRepository } from '../seats/end-bookings.repository.ts'
import type { SeatActor } from '../seats/seat-actor.ts'
import type { SessionRow } from './session-row.ts'

export type CancelledClass = ReturnType<typeof createCancelledClass>

interface CancelledClassDeps {
  readonly families: Pick<FamilyRecipientsRepository, 'ofSingleClass'>
  readonly endBookings: Pick<EndBookingsRepository, 'ofSession'>
  readonly emails: Pick<BookingEmails, 'sessionChanged'>
}

/** Ends the trial classes and drop-ins of a session that was cancelled, and tells their families. */
export function createCancelledClass({ families, endBookings, emails }: CancelledClassDeps) {
  return {
    async end(
      tx: Db,
      record: BatchRecord,
      { id, startsAt }: SessionRow,
      { actor, reason }: { readonly actor: SeatActor; readonly reason: string },
    ): Promise<void> {
      const recipients = await families.ofSingleClass(tx, id)
      await endBookings.ofSession(tx, id, actor, reason)
      await emails.sessionChanged(tx, record, {
        families: recipients,
        change: 'cancelled',
        oldTime: startsAt,
        newTime: null,
        reason,
      })
    },
  }
}

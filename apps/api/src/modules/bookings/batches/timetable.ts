import type { Db } from '../../../db/connect.ts'
import type { SellingListing } from '../../providers/batches/batch-editing.service.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BookingEmails } from '../emails/booking-emails.ts'
import type { FamilyRecipientsRepository } from '../emails/family-recipients.repository.ts'
import { system } from '../seats/seat-actor.ts'
import type { BatchSessionsRepository } from '../sessions/batch-sessions.repository.ts'
import type { CancelledClass } from '../sessions/cancelled-class.ts'
import type { SessionMakerRepository } from '../sessions/session-maker.repository.ts'
import type { Settle } from '../settle/settle.ts'
import type { BatchesInUseRepository } from './batches-in-use.repository.ts'
import { requireUnused } from './batches-in-use.ts'

/** As users know the listings. */
const words = { store: 'store', product: 'service' }

interface TimetableDeps {
  readonly batches: Pick<BatchRecordRepository, 'lock'>
  readonly batchesInUse: BatchesInUseRepository
  readonly maker: SessionMakerRepository
  readonly sessions: BatchSessionsRepository
  readonly families: FamilyRecipientsRepository
  readonly emails: BookingEmails
  readonly cancelledClass: CancelledClass
  readonly settle: Settle
}

/** Keeps the sessions of a batch in step with its days, times and dates. */
export function createTimetable(deps: TimetableDeps) {
  const { batches, batchesInUse, maker, sessions, families, emails, cancelledClass, settle } = deps
  return {
    /** Makes the sessions of a batch that was added. */
    async added(tx: Db, batchId: number): Promise<void> {
      await maker.make(batchId, tx)
    },

    /** Whether families booked the batch, now or earlier, or wait for it. */
    hasFamilies: (tx: Db, batchId: number) => batchesInUse.hasFamilies(tx, batchId),

    requireUnused: (tx: Db, listing: SellingListing) =>
      requireUnused(batchesInUse, tx, listing, `delete the ${words[listing.kind]}`),

    /** After a change of a batch: fits its sessions, tells families, and settles seats. */
    async changed(tx: Db, batchId: number): Promise<void> {
      const record = await batches.lock(tx, batchId)
      if (!record) return
      const { moved, surplus } = await maker.fit(tx, batchId)
      const used = await sessions.used(tx, surplus)
      await sessions.remove(
        tx,
        surplus.filter((id) => !used.has(id)),
      )
      for (const session of await sessions.findAll([...used], tx)) {
        const reason = 'The timetable has changed.'
        await sessions.change(tx, [session.id], {
          state: 'cancelled',
          reason,
          cancelledAt: new Date(),
        })
        await cancelledClass.end(tx, record, session, { actor: system, reason })
      }
      const added = await maker.make(batchId, tx)
      await sessions.setTrialSeats(tx, batchId, record.batch.trialSeats)
      if (moved.length + surplus.length + added > 0)
        await emails.timetableChanged(tx, record, await families.ofBatch(tx, batchId))
      await settle.settle(tx, record)
    },
  }
}

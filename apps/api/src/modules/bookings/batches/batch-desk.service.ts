import { actorOf, type Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import { toEditedBatch } from '../../catalogue/products/product-shapes.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { BatchAccess } from '../access/batch-access.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import { rightsOf } from '../access/batch-rights.ts'
import type { BookingEmails } from '../emails/booking-emails.ts'
import type { FamilyRecipientsRepository } from '../emails/family-recipients.repository.ts'
import type { EndBookingsRepository } from '../seats/end-bookings.repository.ts'
import type { BatchSessionsRepository } from '../sessions/batch-sessions.repository.ts'
import type { Settle } from '../settle/settle.ts'
import type { BatchDeskRepository } from './batch-desk.repository.ts'
import { joiningOf, requireNotCancelled } from './joining-fields.ts'

export type BatchDeskService = ReturnType<typeof createBatchDeskService>

interface BatchDeskDeps {
  readonly access: BatchAccess
  readonly batches: BatchRecordRepository
  readonly desk: BatchDeskRepository
  readonly sessions: BatchSessionsRepository
  readonly families: FamilyRecipientsRepository
  readonly emails: BookingEmails
  readonly endBookings: EndBookingsRepository
  readonly settle: Settle
  readonly audit: AuditService
}

/** Shows a batch to the people who work for its store, and cancels it. */
export function createBatchDeskService(deps: BatchDeskDeps) {
  const { access, batches, desk, sessions, families, emails, endBookings, settle, audit } = deps

  return {
    /** A batch as its store sees it. Throws `not_found`, `forbidden`. */
    async read(caller: Caller, id: number): Promise<Schema<'BatchDesk'>> {
      const { record, role } = await access.open(caller, id, 'see bookings')
      const { batch, product, store } = record
      const { state: _, ...joining } = joiningOf(batch)
      return {
        ...toEditedBatch(batch),
        ...joining,
        over_allowed: batch.overAllowed,
        over_why: batch.overReason,
        reason: batch.reason,
        revision: batch.revision,
        product: {
          id: product.id,
          name: product.name,
          slug: product.slug,
          price: product.price,
          price_unit: product.priceUnit,
        },
        store: { kind: 'store', id: store.id, name: store.name },
        figures: await desk.figures(id),
        rights: rightsOf(role),
      }
    },

    /** Ends the batch, its bookings and its waitlist, and tells every family. Throws `not_found`, `forbidden`, `conflict`. */
    async cancel(caller: Caller, id: number, body: Body<'cancelBatch'>): Promise<void> {
      const reason = body.reason
      await batches.transaction(async (tx) => {
        const { record, actor } = await access.lock(tx, caller, id, 'change batches')
        requireNotCancelled(record.batch)
        const seated = await families.ofBatch(tx, id)
        const seatActor = { actor, actorId: caller.userId }
        const waiting = await endBookings.ofBatch(tx, id, seatActor, reason)
        await sessions.change(tx, await sessions.toCome(tx, id), {
          state: 'cancelled',
          reason,
          cancelledAt: new Date(),
        })
        await batches.save(tx, id, { state: 'cancelled', reason, reopensOn: null })
        await audit.recordEdits(tx, {
          entity: 'batch',
          entityId: id,
          actor: actorOf(caller, record.store),
          revision: null,
          reason,
          edits: [{ field: 'state', before: record.batch.state, after: 'cancelled' }],
        })
        await emails.batchCancelled(tx, record, { seated, waiting, reason })
        await settle.settleById(tx, id)
      })
      emails.wake()
    },
  }
}

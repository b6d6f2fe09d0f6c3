import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import { toEditedBatch } from '../../catalogue/products/product-shapes.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { actorOf } from '../../providers/editing/ownership.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { BatchAccess } from '../access/batch-access.ts'
import type { BatchRecord, BatchRecordRepository } from '../access/batch-record.repository.ts'
import { rightsOf } from '../access/batch-rights.ts'
import type { BookingEmails } from '../emails/booking-emails.ts'
import type { FamiliesRepository } from '../emails/families.repository.ts'
import type { EndBookings } from '../seats/end-bookings.repository.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import type { Settle } from '../settle/settle.ts'
import type { BatchDeskRepository } from './batch-desk.repository.ts'

export type BatchDeskService = ReturnType<typeof createBatchDeskService>

interface BatchDeskDeps {
  readonly access: BatchAccess
  readonly batches: BatchRecordRepository
  readonly desk: BatchDeskRepository
  readonly sessions: SessionsRepository
  readonly families: FamiliesRepository
  readonly emails: BookingEmails
  readonly endBookings: EndBookings
  readonly settle: Settle
  readonly audit: AuditService
}

/** How families join a batch, as the contract names it. */
const joiningOf = ({ batch }: BatchRecord): Omit<Body<'setBatchJoining'>, 'revision'> => ({
  state: batch.state === 'cancelled' ? 'closed' : batch.state,
  reopens_on: batch.reopensOn,
  joining: batch.joining,
  trial_seats: batch.trialSeats,
  trial_price: batch.trialPrice,
  has_drop_in: batch.hasDropIn,
  drop_in_price: batch.dropInPrice,
  has_waitlist: batch.hasWaitlist,
  offer_hours: batch.offerHours,
  cutoff_hours: batch.cutoffHours,
  min_age: batch.minAge,
  max_age: batch.maxAge,
})

/** How families join a batch, for the people who work for its store. */
export function createBatchDeskService(deps: BatchDeskDeps) {
  const { access, batches, desk, sessions, families, emails, endBookings, settle, audit } = deps

  return {
    /** A batch as its store sees it. Throws `not_found`, `forbidden`. */
    async read(caller: Caller, id: number): Promise<Schema<'BatchDesk'>> {
      const { record, role } = await access.open(caller, id, 'see bookings')
      const { batch, product, store } = record
      const { state: _, ...joining } = joiningOf(record)
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

    /**
     * Changes how families join a batch. Throws `not_found`, `forbidden`, `invalid_request`, or
     * `conflict` for a newer revision.
     */
    async setJoining(caller: Caller, id: number, body: Body<'setBatchJoining'>): Promise<void> {
      const { revision, ...wanted } = body
      if (wanted.min_age !== null && wanted.max_age !== null && wanted.max_age < wanted.min_age)
        throw invalid('max_age', 'must not be below the lowest age')
      if (wanted.reopens_on !== null && wanted.state !== 'paused')
        throw invalid('reopens_on', 'is for a paused batch')
      if (wanted.reopens_on !== null && wanted.reopens_on <= todayInIndia())
        throw invalid('reopens_on', 'must be after today')
      await batches.transaction(async (tx) => {
        const { record } = await access.lock(tx, caller, id, 'change batches')
        requireNotCancelled(record)
        if (revision !== record.batch.revision)
          throw new AppError('conflict', 'Someone else has changed this batch. Reload the page.')
        await batches.save(tx, id, {
          state: wanted.state,
          reopensOn: wanted.reopens_on,
          joining: wanted.joining,
          trialSeats: wanted.trial_seats,
          trialPrice: wanted.trial_price,
          hasDropIn: wanted.has_drop_in,
          dropInPrice: wanted.drop_in_price,
          hasWaitlist: wanted.has_waitlist,
          offerHours: wanted.offer_hours,
          cutoffHours: wanted.cutoff_hours,
          minAge: wanted.min_age,
          maxAge: wanted.max_age,
        })
        await sessions.setTrialSeats(tx, id, wanted.trial_seats)
        const before = new Map<string, unknown>(Object.entries(joiningOf(record)))
        const edits = Object.entries(wanted)
          .filter(([field, after]) => before.get(field) !== after)
          .map(([field, after]) => ({ field, before: before.get(field), after }))
        if (edits.length > 0)
          await audit.recordEdits(tx, {
            entity: 'batch',
            entityId: id,
            actor: actorOf(caller, record.store),
            revision: null,
            edits,
          })
        await settle.settleById(tx, id)
      })
      emails.wake()
    },

    /** Ends the batch, its bookings and its waitlist, and tells every family. Throws `not_found`, `forbidden`, `conflict`. */
    async cancel(caller: Caller, id: number, body: Body<'cancelBatch'>): Promise<void> {
      const reason = body.reason
      await batches.transaction(async (tx) => {
        const { record, actor } = await access.lock(tx, caller, id, 'change batches')
        requireNotCancelled(record)
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

function requireNotCancelled({ batch }: BatchRecord): void {
  if (batch.state === 'cancelled') throw new AppError('conflict', 'This batch is cancelled.')
}

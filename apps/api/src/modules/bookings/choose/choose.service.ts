import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import { bookingNotice } from '../../accounts/consents/booking-notice.ts'
import { noticeOf } from '../../accounts/consents/enquiry-notice.ts'
import { ageOn } from '../../platform/dates/age-on.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BookingRepository } from '../book/booking.repository.ts'
import { requestReasonOf } from '../book/booking-rules.ts'
import { agesOf, isOfAge } from '../book/child-age.ts'
import type { Settle } from '../settle/settle.ts'
import type { ChooseRepository } from './choose.repository.ts'

export type ChooseService = ReturnType<typeof createChoose>

interface ChooseDeps {
  readonly repository: ChooseRepository
  readonly batches: Pick<BatchRecordRepository, 'find' | 'transaction'>
  readonly bookings: Pick<BookingRepository, 'childrenOf' | 'hasDueHold'>
  readonly settle: Pick<Settle, 'lockAndSettle'>
  /** Sends the emails of a settled batch. */
  readonly wake: () => void
}

/** The choices of a family: batches, and which children fit. */
export function createChoose({ repository, batches, bookings, settle, wake }: ChooseDeps) {
  return {
    /** The batches of a product. Throws `not_found`. */
    async batches(slug: string): Promise<Schema<'ProductBatches'>> {
      const data = await repository.batchesOf(slug)
      if (!data) throw new AppError('not_found', 'Service not found.')
      return { data }
    },

    /**
     * The batch, its provider, the caller's children and the notice. A hold of the caller that is due ends
     * first, so that they can book again at once. Throws `not_found`.
     */
    async form(caller: Caller, batchId: number): Promise<Schema<'BookingForm'>> {
      const record = await batches.find(batchId)
      if (!record?.isPublic || record.batch.state === 'cancelled')
        throw new AppError('not_found', 'Batch not found.')
      const { batch, product, store } = record
      if (await bookings.hasDueHold(caller.userId, batchId)) {
        await batches.transaction((tx) => settle.lockAndSettle(tx, batchId))
        wake()
      }
      const children = await bookings.childrenOf(caller.userId, { batchId, productId: product.id })
      return {
        batch_id: batch.id,
        batch: await repository.batchOf(batch.id),
        product: { slug: product.slug, name: product.name, kind: product.kind },
        store: { id: store.id, name: store.name, address: store.address, city: store.city },
        notice: noticeOf(bookingNotice),
        children: children.map((child) => ({
          id: child.id,
          name: child.name,
          age: child.bornOn === null ? null : ageOn(child.bornOn, batch.startsOn),
          fits: isOfAge(child.bornOn, batch.startsOn, agesOf(record)),
          booked: child.termState,
          has_trial: child.hasTrial,
          open_requests: child.open,
          needs_request: {
            term: requestReasonOf(record, child, 'term'),
            trial: requestReasonOf(record, child, 'trial'),
            drop_in: requestReasonOf(record, child, 'drop_in'),
          },
        })),
      }
    },
  }
}

import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { Settle } from '../settle/settle.ts'
import type { BookingRepository } from './booking.repository.ts'

export type LockOwnBooking = ReturnType<typeof createLockOwnBooking>

interface LockOwnBookingDeps {
  readonly batches: Pick<BatchRecordRepository, 'lock'>
  readonly repository: Pick<BookingRepository, 'find'>
  readonly settle: Settle
}

const noBooking = () => new AppError('not_found', 'Booking not found.')

/**
 * Locks the batch of a booking until the transaction ends, and ends what is due in it. The booking is
 * read after that. Throws `not_found` unless the caller made the booking.
 */
export function createLockOwnBooking({ batches, repository, settle }: LockOwnBookingDeps) {
  return async (
    tx: Db,
    { userId }: Pick<Caller, 'userId'>,
    publicId: string,
  ): Promise<{ record: BatchRecord; booking: BookingRow }> => {
    const found = await repository.find(publicId, tx)
    if (found?.userId !== userId) throw noBooking()
    const record = await batches.lock(tx, found.batchId)
    if (!record) throw noBooking()
    await settle.settle(tx, record)
    const booking = await repository.find(publicId, tx)
    if (!booking) throw noBooking()
    return { record, booking }
  }
}

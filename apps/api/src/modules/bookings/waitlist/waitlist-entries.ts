import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingRepository } from '../book/booking.repository.ts'
import type { BookingChild } from '../book/booking-child.ts'
import { agesOf, isOfAge } from '../book/child-age.ts'
import type { BookingConsents } from '../consents/booking-consents.ts'
import type { SeatActor } from '../seats/seat-actor.ts'
import type { EntryRow } from '../seats/seat-rows.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import { mayMoveEntry } from '../seats/waitlist-states.ts'
import type { Settle } from '../settle/settle.ts'
import type { WaitlistRepository } from './waitlist.repository.ts'

export type WaitlistEntries = ReturnType<typeof createWaitlistEntries>

interface WaitlistEntriesDeps {
  readonly batches: Pick<BatchRecordRepository, 'lock'>
  readonly repository: WaitlistRepository
  readonly bookings: Pick<BookingRepository, 'childrenOf'>
  readonly seats: SeatsRepository
  readonly consents: BookingConsents
  readonly settle: Settle
}

const notOnWaitlist = () => new AppError('not_found', 'You are not on this waitlist.')
export const hasEnded = () => new AppError('conflict', 'You are no longer on this waitlist.')

/** Waitlist entries: what every change of one begins and ends with. */
export function createWaitlistEntries(deps: WaitlistEntriesDeps) {
  const { batches, repository, bookings, seats, consents, settle } = deps

  /** Locks the batch of a family, settles it, and reads the family again. */
  async function lock(tx: Db, found: EntryRow | undefined) {
    const record = found && (await batches.lock(tx, found.batchId))
    if (!record) throw notOnWaitlist()
    await settle.settle(tx, record)
    const entry = await repository.findById(found.id, tx)
    if (!entry) throw notOnWaitlist()
    return { record, entry }
  }

  async function lockOwn(tx: Db, { userId }: Caller, publicId: string) {
    const found = await repository.find(publicId, tx)
    return lock(tx, found?.userId === userId ? found : undefined)
  }

  /**
   * The caller's children with these ids. Throws `invalid_request` for children who cannot wait, and
   * `conflict` for those who are booked.
   */
  async function waitingChildren(
    tx: Db,
    caller: Caller,
    record: BatchRecord,
    ids: readonly number[],
  ) {
    const about = { batchId: record.batch.id, productId: record.product.id }
    const own = await bookings.childrenOf(caller.userId, about, tx)
    return ids.map((id): BookingChild => {
      const child = own.find((each) => each.id === id)
      if (!child) throw invalid('children', 'must be children in your profile')
      if (child.termState !== null)
        throw new AppError('conflict', `${child.name} is already booked in this batch.`)
      const isFit = isOfAge(child.bornOn, record.batch.startsOn, agesOf(record))
      if (isFit === null)
        throw invalid(
          'children',
          `needs the date of birth of ${child.name}: add it in your profile`,
        )
      if (!isFit) throw invalid('children', `includes ${child.name}, who is outside the age range`)
      return child
    })
  }

  /** Ends a waitlist entry, and an offer with it. */
  async function end(
    tx: Db,
    record: BatchRecord,
    entry: EntryRow,
    actor: SeatActor,
    {
      state,
      reason = null,
    }: { readonly state: 'left' | 'removed'; readonly reason?: string | null },
  ): Promise<void> {
    if (!mayMoveEntry(entry.state, state)) throw hasEnded()
    const offer = await repository.openOffer(tx, entry.id)
    if (offer) await seats.endOffers(tx, [offer.id], state === 'left' ? 'declined' : 'revoked')
    await seats.moveEntries(tx, [entry], state, actor, { detail: reason, values: { reason } })
    await consents.end(tx, [entry.consentId])
    await settle.settleById(tx, record.batch.id)
  }

  return { lock, lockOwn, waitingChildren, end }
}

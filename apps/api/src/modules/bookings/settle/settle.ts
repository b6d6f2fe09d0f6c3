import type { Db } from '../../../db/connect.ts'
import { hourMs } from '../../platform/dates/durations.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingConsents } from '../consents/booking-consents.ts'
import type { BookingEmails } from '../emails/booking-emails.ts'
import { system } from '../seats/seat-actor.ts'
import type { SeatCount } from '../seats/seat-count.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import { chooseOffers } from './choose-offers.ts'
import { offerEnd } from './offer-times.ts'

export type Settle = ReturnType<typeof createSettle>

interface SettleDeps {
  readonly batches: Pick<BatchRecordRepository, 'find' | 'lock'>
  readonly seats: SeatsRepository
  readonly consents: Pick<BookingConsents, 'end'>
  readonly emails: BookingEmails
}

/**
 * Brings the seats of a batch up to date: ends due holds, requests and offers, offers free seats to the
 * waitlist, and stores the number of taken seats. Every change of a booking, a waitlist or a capacity
 * calls it, in its transaction.
 */
export function createSettle({ batches, seats, consents, emails }: SettleDeps) {
  /** A family whose offer ends without an answer keeps its place once. */
  async function expireOffers(tx: Db, record: BatchRecord, now: Date): Promise<void> {
    const due = await seats.dueOffers(tx, record.batch.id, now)
    await seats.endOffers(
      tx,
      due.map(({ offer }) => offer.id),
      'expired',
    )
    const passed = (isLast: boolean) =>
      due.map(({ entry }) => entry).filter(({ passes }) => passes > 0 === isLast)
    await seats.moveEntries(tx, passed(false), 'waiting', system, {
      now,
      detail: 'expired',
      values: { passes: 1, notBefore: new Date(now.getTime() + record.batch.offerHours * hourMs) },
    })
    await seats.moveEntries(tx, passed(true), 'removed', system, {
      now,
      detail: 'expired',
      values: { passes: 2, reason: 'Two offers ended without an answer.' },
    })
    await consents.end(
      tx,
      passed(true).map(({ consentId }) => consentId),
    )
    await emails.offersEnded(tx, record, { kept: passed(false), removed: passed(true) })
  }

  /** Offers free seats; returns how many seats are offered or kept. */
  async function offer(tx: Db, record: BatchRecord, count: SeatCount, free: number, now: Date) {
    const { batch } = record
    const end = batch.state === 'open' ? endOf(record, count, now) : null
    if (free <= 0 || end === null || !count.hasWaitingFamilies) return 0
    const waitlist = await seats.waiting(tx, batch.id)
    const { offers, kept, keptFor, released } = chooseOffers(waitlist, {
      free,
      now,
      offerHours: batch.offerHours,
    })
    const made = await seats.addOffers(
      tx,
      offers.map(({ entry, seats: n }) => ({
        entryId: entry.id,
        seats: n,
        offeredAt: now,
        expiresAt: end,
      })),
    )
    await seats.moveEntries(
      tx,
      offers.map(({ entry }) => entry),
      'offered',
      system,
      { now },
    )
    await seats.setKeptSince(
      tx,
      released.filter((entry) => !offers.some((each) => each.entry === entry)).map(({ id }) => id),
      null,
    )
    if (keptFor !== null && keptFor.keptSince === null)
      await seats.setKeptSince(tx, [keptFor.id], now)
    await emails.offers(
      tx,
      record,
      made.flatMap((each) => {
        const entry = offers.find(({ entry: { id } }) => id === each.entryId)?.entry
        return entry ? [{ offer: each, entry }] : []
      }),
    )
    return kept + offers.reduce((sum, each) => sum + each.seats, 0)
  }

  async function expire(tx: Db, record: BatchRecord, now: Date): Promise<void> {
    const expired = await seats.expireBookings(tx, record.batch.id, now)
    await consents.end(
      tx,
      expired.map(({ consentId }) => consentId),
    )
    await emails.requestsExpired(tx, record, expired.filter(isRequest))
    await expireOffers(tx, record, now)
  }

  /** Of a batch that is locked. Returns the seats that are left: below 0 if it has more children than seats. */
  async function settle(tx: Db, record: BatchRecord, now: Date = new Date()): Promise<number> {
    const { batch } = record
    let count = await seats.count(tx, batch.id, now)
    if (count.isDue) {
      await expire(tx, record, now)
      count = await seats.count(tx, batch.id, now)
    }
    const blocked = count.booked + count.offered + count.dropIns
    const free = batch.seats - batch.takenElsewhere - blocked
    const taken = blocked + (await offer(tx, record, count, free, now))
    const above = Math.max(taken + batch.takenElsewhere - batch.seats, 0)
    const overAllowed = Math.min(batch.overAllowed, above)
    if (taken !== batch.taken || overAllowed !== batch.overAllowed)
      await seats.setTaken(tx, batch.id, { taken, overAllowed })
    if (count.areTrialsStale) await seats.countTrials(tx, batch.id)
    return batch.seats - batch.takenElsewhere - taken
  }

  return {
    /** Of a batch that the transaction has locked, and may have changed since it was read. */
    async settleById(tx: Db, batchId: number): Promise<void> {
      const record = await batches.find(batchId, tx)
      if (record) await settle(tx, record)
    },
    /** Of a batch that the transaction has not locked yet. */
    async lockAndSettle(tx: Db, batchId: number): Promise<void> {
      const record = await batches.lock(tx, batchId)
      if (record) await settle(tx, record)
    },
    settle,
  }
}

const isRequest = ({ state }: BookingRow) => state === 'requested'

/** When an offer ends that is made now; null if none is made. Late joiners can come until the last session. */
function endOf({ batch }: BatchRecord, { first, last }: SeatCount, now: Date): Date | null {
  if (first === null || last === null) return null
  const start = new Date(first) > now ? new Date(first) : new Date(last)
  return offerEnd(now, start, batch)
}

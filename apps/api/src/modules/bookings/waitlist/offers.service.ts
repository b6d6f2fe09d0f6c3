import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { hourMs } from '../../platform/dates/durations.ts'
import { createToken } from '../../platform/tokens/tokens.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingRepository } from '../book/booking.repository.ts'
import { priceOf } from '../book/booking-rules.ts'
import type { PartyEmails } from '../emails/party-emails.ts'
import { byParent } from '../seats/seat-actor.ts'
import type { BookingRow, EntryRow, OfferRow } from '../seats/seat-rows.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import type { Settle } from '../settle/settle.ts'
import type { WaitlistRepository } from './waitlist.repository.ts'
import type { WaitlistEntries } from './waitlist-entries.ts'

export type OffersService = ReturnType<typeof createOffers>

interface OffersDeps {
  readonly entries: WaitlistEntries
  readonly batches: Pick<BatchRecordRepository, 'transaction'>
  readonly repository: WaitlistRepository
  readonly bookings: BookingRepository
  readonly seats: SeatsRepository
  readonly emails: PartyEmails
  readonly settle: Settle
}

export const offerEnded = () => new AppError('conflict', 'This offer has ended.')

/** Families answer offers of seats. */
export function createOffers(deps: OffersDeps) {
  const { entries, batches, repository, bookings, seats, emails, settle } = deps

  /** The offer becomes the booking: its seats pass from one to the other in one transaction. */
  async function accept(
    tx: Db,
    caller: Caller,
    record: BatchRecord,
    { entry, offer, children }: { entry: EntryRow; offer: OfferRow; children: readonly number[] },
  ): Promise<void> {
    if (children.length > offer.seats || children.some((id) => !entry.party.includes(id)))
      throw invalid('children', `must be at most ${offer.seats} of the children who wait`)
    const chosen = await entries.waitingChildren(tx, caller, record, children)
    await seats.endOffers(tx, [offer.id], 'accepted')
    await seats.moveEntries(tx, [entry], 'accepted', byParent(caller))
    const partyId = randomUUID()
    const secrets = chosen.map(() => createToken())
    const added = await bookings.add(
      tx,
      chosen.map((child, n) => ({
        batchId: record.batch.id,
        productId: record.product.id,
        kind: 'term' as const,
        userId: caller.userId,
        childId: child.id,
        childName: child.name,
        childBornOn: child.bornOn,
        consentId: entry.consentId,
        note: entry.note,
        state: 'confirmed' as const,
        partyId,
        price: priceOf(record, 'term'),
        offerId: offer.id,
        secretHash: secrets[n]?.tokenHash ?? createToken().tokenHash,
        requestKey: randomUUID(),
      })),
    )
    await seats.addBookingEvents(
      tx,
      added.map(({ id }: BookingRow) => ({
        bookingId: id,
        toState: 'confirmed' as const,
        ...byParent(caller),
        detail: 'offer',
      })),
    )
    const links = new Map(
      added.flatMap(({ id }, n) => (secrets[n] ? [[id, secrets[n]] as const] : [])),
    )
    await emails.confirmed(tx, record, added, null, links)
  }

  /** "Later": keeps the position once; the second time leaves. */
  async function postpone(
    tx: Db,
    caller: Caller,
    record: BatchRecord,
    entry: EntryRow,
    offer: OfferRow,
  ) {
    if (entry.passes > 0) return entries.end(tx, record, entry, byParent(caller), { state: 'left' })
    await seats.endOffers(tx, [offer.id], 'declined')
    await seats.moveEntries(tx, [entry], 'waiting', byParent(caller), {
      detail: 'later',
      values: {
        passes: entry.passes + 1,
        notBefore: new Date(Date.now() + record.batch.offerHours * hourMs),
      },
    })
  }

  return {
    /**
     * Accepts, postpones or declines an offer of seats. Throws `not_found`, `invalid_request`, or
     * `conflict` after the offer has ended.
     */
    async answer(caller: Caller, publicId: string, body: Body<'answerMyOffer'>): Promise<void> {
      // The end of a due offer is committed even if the answer comes too late.
      const isAnswered = await batches.transaction(async (tx) => {
        await bookings.lockChildren(tx, caller.userId)
        const { record, entry } = await entries.lockOwn(tx, caller, publicId)
        const offer = await repository.openOffer(tx, entry.id)
        if (!offer || entry.state !== 'offered' || offer.id !== body.offer_id) return false
        if (body.answer === 'accept') {
          if (body.children === undefined && offer.seats < entry.party.length)
            throw invalid('children', `must name the ${offer.seats} who get a seat`)
          const children = body.children ?? entry.party
          await accept(tx, caller, record, { entry, offer, children })
        } else if (body.answer === 'later') await postpone(tx, caller, record, entry, offer)
        else await entries.end(tx, record, entry, byParent(caller), { state: 'left' })
        await settle.settleById(tx, record.batch.id)
        return true
      })
      emails.wake()
      if (!isAnswered) throw offerEnded()
    },
  }
}

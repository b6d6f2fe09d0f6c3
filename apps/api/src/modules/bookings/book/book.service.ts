import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { createToken } from '../../platform/tokens/tokens.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingConsents } from '../consents/booking-consents.ts'
import type { PartyEmails } from '../emails/party-emails.ts'
import { byParent } from '../seats/seat-actor.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import type { BatchSessionsRepository } from '../sessions/batch-sessions.repository.ts'
import type { SessionRow } from '../sessions/session-row.ts'
import type { Settle } from '../settle/settle.ts'
import type { BookingRepository } from './booking.repository.ts'
import type { BookingChild } from './booking-child.ts'
import {
  chosenChildren,
  holdEnd,
  priceOf,
  requestReasonOf,
  requireOpen,
  requireSession,
} from './booking-rules.ts'
import { type FreeSeats, noSeats } from './free-seats.ts'
import type { LockOwnBooking } from './lock-own-booking.ts'

export type BookService = ReturnType<typeof createBook>

interface BookDeps {
  readonly batches: BatchRecordRepository
  readonly repository: BookingRepository
  readonly sessions: Pick<BatchSessionsRepository, 'find'>
  readonly seats: SeatsRepository
  readonly consents: BookingConsents
  readonly emails: PartyEmails
  readonly freeSeats: FreeSeats
  readonly lockOwn: LockOwnBooking
  readonly settle: Settle
}

/** Books seats of a batch for children. */
export function createBook(deps: BookDeps) {
  const { batches, repository, sessions, seats, consents, emails, freeSeats, lockOwn, settle } =
    deps

  async function insert(
    tx: Db,
    caller: Caller,
    record: BatchRecord,
    body: Body<'bookBatch'>,
    {
      chosen,
      session,
      state,
    }: { chosen: readonly BookingChild[]; session: SessionRow | null; state: 'held' | 'requested' },
  ): Promise<BookingRow[]> {
    const now = new Date()
    const { details } = body
    if (state === 'requested' && !details)
      throw invalid('details', 'is needed, because the provider confirms this booking')
    const consentId =
      details &&
      (await consents.add(
        tx,
        caller.userId,
        record,
        details,
        chosen.map(({ id }) => id),
      ))
    const partyId = randomUUID()
    const added = await repository.add(
      tx,
      chosen.map((child) => ({
        batchId: record.batch.id,
        productId: record.product.id,
        sessionId: session?.id ?? null,
        kind: body.kind,
        userId: caller.userId,
        childId: child.id,
        childName: child.name,
        childBornOn: child.bornOn,
        consentId: consentId ?? null,
        note: details?.note ?? null,
        state,
        stateSince: now,
        holdUntil: holdEnd(state, session, now),
        partyId,
        price: priceOf(record, body.kind),
        secretHash: createToken().tokenHash,
        requestKey: body.request_key,
      })),
    )
    await seats.addBookingEvents(
      tx,
      added.map(({ id }) => ({ bookingId: id, toState: state, ...byParent(caller) })),
    )
    return added
  }

  return {
    /**
     * Holds seats for 15 minutes, or asks the provider. Returns the party. Throws `not_found`,
     * `invalid_request`, or `conflict` if there are not enough seats or a limit is reached.
     */
    async book(caller: Caller, batchId: number, body: Body<'bookBatch'>): Promise<BookingRow[]> {
      const party = await batches.transaction(async (tx) => {
        await repository.lockChildren(tx, caller.userId)
        const before = await repository.requested(tx, caller.userId, body.request_key)
        if (before.length > 0) return before
        const record = await batches.lock(tx, batchId)
        if (!record) throw new AppError('not_found', 'Batch not found.')
        requireOpen(record)
        const own = await repository.childrenOf(
          caller.userId,
          { batchId, productId: record.product.id },
          tx,
        )
        const found =
          body.session_id === undefined ? undefined : await sessions.find(body.session_id, tx)
        const session = requireSession(record, found, body.kind, new Date())
        const wanted = chosenChildren(record, own, body)
        const isRequest =
          record.batch.joining === 'request' ||
          wanted.some((child) => requestReasonOf(record, child, body.kind) !== null)
        const free = await freeSeats(tx, record, body.kind, session)
        const chosen = body.any_of ? wanted.slice(0, free) : wanted
        if (chosen.length === 0 || chosen.length > free) throw noSeats()
        const state = isRequest ? 'requested' : 'held'
        const added = await insert(tx, caller, record, body, { chosen, session, state })
        if (isRequest) await emails.requested(tx, record, added, session)
        await settle.settleById(tx, batchId)
        return added
      })
      emails.wake()
      return party
    },

    /** Turns held seats of a party into a booking. Throws `not_found`, `conflict`, `invalid_request`. */
    async confirm(caller: Caller, publicId: string, { details }: Body<'confirmMyBooking'>) {
      // An error would roll back the end of the hold, which is committed either way.
      const confirmed = await batches.transaction(async (tx) => {
        const { record, booking } = await lockOwn(tx, caller, publicId)
        const party = (await repository.party(tx, booking.partyId)).filter(
          ({ state }) => state === 'held',
        )
        if (booking.state !== 'held') return booking.state === 'confirmed'
        const children = party.flatMap(({ childId }) => childId ?? [])
        const consentId = details
          ? await consents.add(tx, caller.userId, record, details, children)
          : booking.consentId
        if (consentId === null) throw invalid('details', 'is needed')
        const note = details?.note === undefined ? {} : { note: details.note ?? null }
        const secrets = new Map(party.map(({ id }) => [id, createToken()]))
        await seats.moveBookings(tx, party, 'confirmed', byParent(caller), {
          values: { consentId, ...note },
        })
        await repository.setSecrets(tx, secrets)
        const session =
          booking.sessionId === null ? null : ((await sessions.find(booking.sessionId, tx)) ?? null)
        await emails.confirmed(tx, record, party, session, secrets)
        await settle.settleById(tx, record.batch.id)
        return true
      })
      emails.wake()
      if (!confirmed) throw new AppError('conflict', 'The seats are no longer held. Book again.')
      return repository.find(publicId)
    },
  }
}

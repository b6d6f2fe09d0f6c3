import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import { seatedStates } from '../../../db/booking-state-lists.ts'
import { ageOn } from '../../platform/dates/age-on.ts'
import { dayMs } from '../../platform/dates/durations.ts'
import { createToken } from '../../platform/tokens/tokens.ts'
import { hasRight } from '../../providers/members/member-rights.ts'
import type { BatchAccess } from '../access/batch-access.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import { rightsOf } from '../access/batch-rights.ts'
import type { BookingRepository } from '../book/booking.repository.ts'
import { agesOf, isOfAge } from '../book/child-age.ts'
import type { FreeSeats } from '../book/free-seats.ts'
import type { BookingConsents } from '../consents/booking-consents.ts'
import type { PartyEmails } from '../emails/party-emails.ts'
import { mayMove } from '../seats/booking-states.ts'
import type { SeatActor } from '../seats/seat-actor.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import type { BatchSessionsRepository } from '../sessions/batch-sessions.repository.ts'
import { offerEnd } from '../settle/offer-times.ts'
import type { Settle } from '../settle/settle.ts'
import type { BatchFamiliesRepository, FamilyBookingRow } from './families.repository.ts'

export type BatchFamiliesService = ReturnType<typeof createBatchFamilies>

interface BatchFamiliesDeps {
  readonly access: BatchAccess
  readonly batches: BatchRecordRepository
  readonly families: BatchFamiliesRepository
  readonly repository: BookingRepository
  readonly sessions: Pick<BatchSessionsRepository, 'find'>
  readonly seats: SeatsRepository
  readonly consents: BookingConsents
  readonly emails: PartyEmails
  readonly freeSeats: FreeSeats
  readonly settle: Settle
}

/** The families of a batch, for the people who work for its store, and their answers to requests. */
export function createBatchFamilies(deps: BatchFamiliesDeps) {
  const {
    access,
    batches,
    families,
    repository,
    sessions,
    seats,
    consents,
    emails,
    freeSeats,
    settle,
  } = deps

  function toFamilyBooking(
    record: BatchRecord,
    row: FamilyBookingRow,
    mayReveal: boolean,
  ): Schema<'FamilyBooking'> {
    const { batch } = record
    const isOutside = isOfAge(row.bornOn, batch.startsOn, agesOf(record)) === false
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      child_name: row.childName,
      age: row.bornOn === null ? null : ageOn(row.bornOn, batch.startsOn),
      parent_name: row.parentName,
      session: row.session,
      price: row.price,
      note: row.note,
      answer_by: row.holdUntil,
      booked_at: row.createdAt,
      present: row.present,
      marked: row.marked,
      needs: [
        ...(isOutside ? (['age'] as const) : []),
        ...(row.kind === 'trial' && row.missed >= 2 ? (['missed_trials'] as const) : []),
      ],
      may_reveal: mayReveal && row.isReachable,
      has_new_owner: row.hasNewOwner,
    }
  }

  async function confirm(
    tx: Parameters<BookingRepository['change']>[0],
    record: BatchRecord,
    booking: BookingRow,
    actor: SeatActor,
    body: Body<'decideBooking'>,
  ): Promise<void> {
    const session =
      booking.sessionId === null ? null : ((await sessions.find(booking.sessionId, tx)) ?? null)
    const free = await freeSeats(tx, record, booking.kind, session)
    if (free < 1)
      throw new AppError('conflict', 'There is no free seat. Raise the number of seats first.')
    const isOutside = isOfAge(booking.childBornOn, record.batch.startsOn, agesOf(record)) === false
    const ageReason = body.age_why ?? null
    if (isOutside && ageReason === null)
      throw invalid('age_why', 'is needed, because the child is outside the age range')
    const now = new Date()
    if (body.decision === 'hold') {
      const end = offerEnd(
        now,
        session?.startsAt ?? new Date(now.getTime() + 30 * dayMs),
        record.batch,
      )
      if (end === null)
        throw new AppError('conflict', 'The class begins too soon. Confirm it instead.')
      const held = { ...booking, holdUntil: end }
      await seats.moveBookings(tx, [booking], 'held', actor, {
        now,
        values: { holdUntil: end, ageReason },
      })
      await emails.held(tx, record, [held], session)
      return
    }
    const secret = createToken()
    await seats.moveBookings(tx, [booking], 'confirmed', actor, {
      now,
      values: { ageReason, secretHash: secret.tokenHash },
    })
    await emails.confirmed(tx, record, [booking], session, new Map([[booking.id, secret]]), true)
  }

  return {
    /** The families of a batch. Throws `not_found`, `forbidden`. */
    async list(caller: Caller, batchId: number): Promise<Schema<'BatchFamilies'>> {
      const { record, role } = await access.open(caller, batchId, 'see bookings')
      const rows = await families.bookings(batchId)
      const mayReveal = hasRight(role, 'reveal contacts')
      const bookings = rows.map((row) => toFamilyBooking(record, row, mayReveal))
      const isIn =
        (...states: Schema<'BookingState'>[]) =>
        (booking: Schema<'FamilyBooking'>) =>
          states.includes(booking.state)
      const seated = bookings.filter(isIn(...seatedStates))
      const waiting = await families.waiting(batchId)
      return {
        interested: await families.interested(batchId),
        requests: bookings.filter(isIn('requested')),
        trials: seated.filter(({ kind }) => kind !== 'term'),
        enrolled: seated.filter(({ kind }) => kind === 'term'),
        waitlist: waiting.map(({ children, ...entry }) => ({
          ...entry,
          children: children.map(({ name, born_on: bornOn }) => ({
            name,
            age: bornOn === null ? null : ageOn(bornOn, record.batch.startsOn),
          })),
        })),
        rights: rightsOf(role),
      }
    },

    /** Answers a request. Throws `not_found`, `forbidden`, `invalid_request`, `conflict`. */
    async decide(caller: Caller, id: number, body: Body<'decideBooking'>): Promise<void> {
      const found = await repository.findById(id)
      if (!found) throw new AppError('not_found', 'Booking not found.')
      await batches.transaction(async (tx) => {
        const locked = await access.lock(tx, caller, found.batchId, 'answer bookings')
        const { record } = locked
        const actor = { actor: locked.actor, actorId: caller.userId }
        await settle.settle(tx, record)
        const booking = await repository.findById(id, tx)
        if (!booking || !mayMove(booking.state, 'declined'))
          throw new AppError('conflict', 'This request has been answered or has ended.')
        if (body.decision === 'decline') {
          const reason = body.reason
          if (reason === undefined) throw invalid('reason', 'is needed')
          await seats.moveBookings(tx, [booking], 'declined', actor, {
            detail: reason,
            values: { reason },
          })
          await consents.end(tx, [booking.consentId])
          await emails.declined(tx, record, [booking], reason)
        } else await confirm(tx, record, booking, actor, body)
        await settle.settleById(tx, record.batch.id)
      })
      emails.wake()
    },
  }
}

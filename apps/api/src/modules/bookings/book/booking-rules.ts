import { AppError, invalid } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import { hourMs, minuteMs } from '../../platform/dates/durations.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { SessionRow } from '../sessions/session-row.ts'
import type { BookingChild } from './booking-child.ts'
import { agesOf, isOfAge } from './child-age.ts'

type Kind = BookingRow['kind']

/** The time for which seats are held while a form is filled in, and a request can be answered. */
const holdFor = 15 * minuteMs
const requestFor = 48 * hourMs
/** Holds and requests of a child that may be open at once. */
const mostOpen = 3
/** Missed trial classes after which a provider decides. */
const mostMissed = 2

/** The reason why a provider has to confirm the booking of a child, even if the batch is booked at once. */
export type RequestReason = 'age' | 'missed_trials'

export function requestReasonOf(
  record: BatchRecord,
  child: BookingChild,
  kind: Kind,
): RequestReason | null {
  if (isOfAge(child.bornOn, record.batch.startsOn, agesOf(record)) === false) return 'age'
  return kind === 'trial' && child.missed >= mostMissed ? 'missed_trials' : null
}

/** Throws `conflict` if families cannot join now. */
export function requireOpen({ batch, store, isPublic }: BatchRecord): void {
  if (!isPublic || store.ownerId === null || batch.state === 'cancelled')
    throw new AppError('not_found', 'Batch not found.')
  if (batch.endsOn !== null && batch.endsOn < todayInIndia())
    throw new AppError('conflict', 'This batch has ended.')
  if (batch.state !== 'open') throw new AppError('conflict', 'This batch is not taking bookings.')
}

/** The children that are booked, in the order that was sent. Throws `invalid_request` or `conflict`. */
export function chosenChildren(
  record: BatchRecord,
  own: readonly BookingChild[],
  { kind, children }: Pick<Body<'bookBatch'>, 'kind' | 'children'>,
): BookingChild[] {
  return children.map((id) => {
    const child = own.find((each) => each.id === id)
    if (!child) throw invalid('children', 'must be children in your profile')
    if (isOfAge(child.bornOn, record.batch.startsOn, agesOf(record)) === null)
      throw invalid('children', `needs the date of birth of ${child.name}: add it in your profile`)
    if (kind === 'term' && child.termState !== null)
      throw new AppError('conflict', `${child.name} is already booked in this batch.`)
    if (kind === 'trial' && child.hasTrial)
      throw new AppError('conflict', `${child.name} has already had a trial class of this service.`)
    if (child.open >= mostOpen)
      throw new AppError(
        'conflict',
        `${child.name} has ${mostOpen} open requests. Cancel one of them, or wait for an answer.`,
      )
    return child
  })
}

/** The session of a trial class or a drop-in. Throws `invalid_request` or `conflict`. */
export function requireSession(
  { batch }: BatchRecord,
  session: SessionRow | undefined,
  kind: Kind,
  now: Date,
): SessionRow | null {
  if (kind === 'term') {
    if (session) throw invalid('session_id', 'is for a trial class or a single class')
    return null
  }
  if (kind === 'trial' && batch.trialSeats === 0)
    throw new AppError('conflict', 'This batch has no trial classes.')
  if (kind === 'drop_in' && !batch.hasDropIn)
    throw new AppError('conflict', 'Single classes of this batch cannot be booked.')
  if (!session || session.batchId !== batch.id)
    throw invalid('session_id', 'must be a class of this batch')
  if (session.state === 'cancelled' || session.startsAt <= now)
    throw new AppError('conflict', 'This class has begun or is cancelled. Choose another one.')
  return session
}

/** When a hold or a request ends: before the class begins. */
export function holdEnd(state: 'held' | 'requested', session: SessionRow | null, now: Date): Date {
  const planned = now.getTime() + (state === 'held' ? holdFor : requestFor)
  return new Date(session === null ? planned : Math.min(planned, session.startsAt.getTime()))
}

/**
 * When a hold or a request ends that was moved to another session: a request can be answered for the whole
 * time again; a hold, which may be that of the provider, is not made longer. Null if it is confirmed.
 */
export function rescheduledEnd(
  { state, holdUntil }: Pick<BookingRow, 'state' | 'holdUntil'>,
  session: SessionRow,
  now: Date,
): Date | null {
  if (state === 'requested') return holdEnd(state, session, now)
  if (holdUntil === null) return null
  return holdUntil < session.startsAt ? holdUntil : session.startsAt
}

/** Rupees for a booking; null if the provider does not say. */
export function priceOf({ batch, product }: BatchRecord, kind: Kind): number | null {
  if (kind === 'trial') return batch.trialPrice
  return kind === 'drop_in' ? batch.dropInPrice : (batch.price ?? product.price)
}

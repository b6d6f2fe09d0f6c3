import type { BookingForm, BookingKind, ChosenBatch } from '@edbazaar/api-client'
import type { BookChoice } from '../parts/drafts'

/** A child that can be booked, as the form of a batch lists it. */
export type FormChild = BookingForm['children'][number]

/** The request that a choice leads to: seats are held, asked for, or waited for; `closed` sends nothing. */
export type BookWay = 'hold' | 'request' | 'wait' | 'closed'

/** The kinds of booking that the provider offers. */
export function kindsOf(batch: ChosenBatch): BookingKind[] {
  const kinds: BookingKind[] = ['term']
  if (batch.has_trials && batch.sessions.length > 0) kinds.push('trial')
  if (batch.has_drop_in && batch.sessions.length > 0) kinds.push('drop_in')
  return kinds
}

/** Rupees for one child; null if the provider does not say. */
export function priceOf(batch: ChosenBatch, kind: BookingKind): number | null {
  if (kind === 'trial') return batch.trial_price
  return kind === 'drop_in' ? batch.drop_in_price : batch.price
}

/** The number of seats that a choice takes: with fewer seats than children, those that are left. */
export const seatsOf = (batch: ChosenBatch, { kind, children, anyOf }: BookChoice): number =>
  kind === 'term' && anyOf ? Math.min(children.length, batch.seats_left) : children.length

/** The reason why a child cannot be chosen, or null. `wait` is for the waitlist, which has no age exceptions. */
export function obstacleOf(
  child: FormChild,
  { kind, isWaiting }: { kind: BookingKind; isWaiting: boolean },
): 'booked' | 'trial' | 'born' | 'age' | 'open' | null {
  if (kind === 'term' && child.booked !== null) return 'booked'
  if (kind === 'trial' && child.has_trial) return 'trial'
  if (child.fits === null) return 'born'
  if (isWaiting && !child.fits) return 'age'
  return child.open_requests >= 3 ? 'open' : null
}

/** Whether the provider has to confirm the booking of a child. */
export const needsAnswer = ({ needs_request: why }: FormChild, kind: BookingKind): boolean =>
  why[kind] !== null

/** Whether a batch takes bookings or families for its waitlist. */
export const isBookable = ({ state, can_book: canBook }: ChosenBatch): boolean =>
  state === 'open' && canBook

/** Whether families can only join the waitlist of a batch. */
export const isWaitlistOnly = (batch: ChosenBatch): boolean =>
  isBookable(batch) && batch.seats_left === 0 && batch.has_waitlist && kindsOf(batch).length === 1

/** The request that a choice leads to. */
export function wayOf(
  batch: ChosenBatch,
  { kind, children, anyOf }: BookChoice,
  own: readonly FormChild[],
): BookWay {
  const left = batch.seats_left
  if (kind === 'term' && (left === 0 || (left < children.length && !anyOf)))
    return batch.has_waitlist ? 'wait' : 'closed'
  const chosen = own.filter(({ id }) => children.includes(id))
  const asks = batch.joining === 'request' || chosen.some((child) => needsAnswer(child, kind))
  return asks ? 'request' : 'hold'
}

import type { BookingKind, ChosenBatch } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** A class to come of a batch. */
type ChosenClass = ChosenBatch['sessions'][number]

/** Free seats of a class for a trial, or for children who come to this class only. */
export const seatsOfClass = (session: ChosenClass, kind: BookingKind): number =>
  kind === 'trial' ? session.trials_left : session.seats_left

/** Says how many seats a class has left if there are 5 or fewer. */
export function fewSeatsText(
  session: ChosenClass,
  kind: BookingKind,
  t: Translate,
): string | undefined {
  const left = seatsOfClass(session, kind)
  if (left > 5) return undefined
  return t(kind === 'trial' ? messages.trialsLeft(left) : messages.seatsLeft(left))
}

import { AppError, invalid } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { BatchRecord } from '../access/batch-record.ts'

type Batch = BatchRecord['batch']
type JoiningFields = Omit<Body<'setBatchJoining'>, 'revision'>

/** The joining settings of a batch, by the names of the contract. */
export const joiningOf = (batch: Batch): JoiningFields => ({
  state: batch.state === 'cancelled' ? 'closed' : batch.state,
  reopens_on: batch.reopensOn,
  joining: batch.joining,
  trial_seats: batch.trialSeats,
  trial_price: batch.trialPrice,
  has_drop_in: batch.hasDropIn,
  drop_in_price: batch.dropInPrice,
  has_waitlist: batch.hasWaitlist,
  offer_hours: batch.offerHours,
  cutoff_hours: batch.cutoffHours,
  min_age: batch.minAge,
  max_age: batch.maxAge,
})

/** The columns of how families join a batch. Throws `invalid_request`. */
export function readJoining(fields: JoiningFields) {
  const { state, reopens_on: reopensOn, min_age: minAge, max_age: maxAge } = fields
  if (minAge !== null && maxAge !== null && maxAge < minAge)
    throw invalid('max_age', 'must not be below the lowest age')
  if (reopensOn !== null && state !== 'paused') throw invalid('reopens_on', 'is for a paused batch')
  if (reopensOn !== null && reopensOn <= todayInIndia())
    throw invalid('reopens_on', 'must be after today')
  return {
    state,
    reopensOn,
    joining: fields.joining,
    trialSeats: fields.trial_seats,
    trialPrice: fields.trial_price,
    hasDropIn: fields.has_drop_in,
    dropInPrice: fields.drop_in_price,
    hasWaitlist: fields.has_waitlist,
    offerHours: fields.offer_hours,
    cutoffHours: fields.cutoff_hours,
    minAge,
    maxAge,
  }
}

/** Throws `conflict` for a cancelled batch. */
export function requireNotCancelled({ state }: Batch): void {
  if (state === 'cancelled') throw new AppError('conflict', 'This batch is cancelled.')
}

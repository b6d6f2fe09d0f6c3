import { AppError, type FieldError } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import { weekdays } from '../../catalogue/products/product-shapes.ts'
import type { BatchRow } from '../../catalogue/products/products.repository.ts'
import { requiredText } from '../editing/edited-texts.ts'

/** The `BatchDetails` of the contract. */
export type BatchDetails = Body<'addBatch'>

/** The dates a batch may have. */
const [earliestDate, latestDate] = ['2000-01-01', '2099-12-31']

/** The columns of a batch. Throws `invalid_request` with every invalid field. */
export function readBatch(details: BatchDetails) {
  const { starts_on: startsOn, ends_on: endsOn, start_time: startTime, end_time: endTime } = details
  const { seats, seats_left: seatsLeft, price } = details
  const isAllowed = (date: string) => date >= earliestDate && date <= latestDate
  const errors = [
    {
      field: 'starts_on',
      msg: 'must be a date from 2000 to 2099',
      isWrong: !isAllowed(startsOn),
    },
    {
      field: 'ends_on',
      msg: 'must not be before the first day; leave it empty if the batch has no last day',
      isWrong: endsOn !== null && (endsOn < startsOn || !isAllowed(endsOn)),
    },
    { field: 'end_time', msg: 'must be after the start time', isWrong: endTime <= startTime },
    {
      field: 'seats_left',
      msg: `must be at most ${seats}, the number of seats`,
      isWrong: seatsLeft > seats,
    },
  ]
    .filter(({ isWrong }) => isWrong)
    .map(({ field, msg }) => ({ field, msg }))
  if (errors.length > 0) throw invalidFields(errors)
  return {
    name: requiredText('name', details.name),
    days: weekdays.filter((day) => details.days.includes(day)),
    startsOn,
    endsOn,
    startTime,
    endTime,
    seats,
    seatsLeft,
    price,
  }
}

function invalidFields(errors: readonly FieldError[]): AppError {
  const sentence = errors.map(({ field, msg }) => `${field} ${msg}`).join('; ')
  return new AppError('invalid_request', `Please check: ${sentence}.`, errors)
}

/** The details by the names of the contract. */
export const toBatchDetails = (batch: Omit<BatchRow, 'id' | 'productId' | 'requestKey'>) => ({
  name: batch.name,
  days: batch.days,
  starts_on: batch.startsOn,
  ends_on: batch.endsOn,
  start_time: batch.startTime.slice(0, 5),
  end_time: batch.endTime.slice(0, 5),
  seats: batch.seats,
  seats_left: batch.seatsLeft,
  price: batch.price,
})

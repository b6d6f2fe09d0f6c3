import { AppError } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import { weekdays } from '../../catalogue/products/product-shapes.ts'
import type { BatchRow } from '../../catalogue/products/products.repository.ts'
import { neededText } from '../editing/edited-texts.ts'

/** The `BatchDetails` of the contract. */
export type BatchDetails = Body<'addBatch'>

/** No batch of today's children began before, and none is planned after. */
const [earliest, latest] = ['2000-01-01', '2099-12-31']

/** The columns of a batch. Throws `invalid_request` with every field that can't be so. */
export function readBatch(given: BatchDetails) {
  const { starts_on: startsOn, ends_on: endsOn, start_time: startTime, end_time: endTime } = given
  const { seats, seats_left: seatsLeft, price } = given
  const isDay = (day: string) => day >= earliest && day <= latest
  const wrong = [
    { field: 'starts_on', msg: 'must be a day from 2000 to 2099', is: !isDay(startsOn) },
    {
      field: 'ends_on',
      msg: 'must not be before the first day; leave it empty where the batch goes on',
      is: endsOn !== null && (endsOn < startsOn || !isDay(endsOn)),
    },
    { field: 'end_time', msg: 'must be after the time of the beginning', is: endTime <= startTime },
    { field: 'seats_left', msg: `must be at most ${seats}, all seats`, is: seatsLeft > seats },
  ].filter(({ is }) => is)
  if (wrong.length > 0) throw invalidFields(wrong)
  return {
    name: neededText('name', given.name),
    days: weekdays.filter((day) => given.days.includes(day)),
    ...{ startsOn, endsOn, startTime, endTime, seats, seatsLeft, price },
  }
}

function invalidFields(wrong: readonly { field: string; msg: string }[]): AppError {
  const errors = wrong.map(({ field, msg }) => ({ field, msg }))
  const sentence = errors.map(({ field, msg }) => `${field} ${msg}`).join('; ')
  return new AppError('invalid_request', `Please check: ${sentence}.`, errors)
}

/** The details as the contract names them. */
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

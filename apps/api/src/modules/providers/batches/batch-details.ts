import { AppError, type FieldError } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import type { BatchRow } from '../../catalogue/products/batch-row.ts'
import { weekdays } from '../../catalogue/products/product-shapes.ts'
import { requiredText } from '../editing/edited-texts.ts'

/** The `BatchDetails` of the contract. */
export type BatchDetails = Body<'addBatch'>

/** The dates a batch may have. */
const [earliestDate, latestDate] = ['2000-01-01', '2099-12-31']

/** The columns of a batch. Throws `invalid_request` with every invalid field. */
export function readBatch(details: BatchDetails) {
  const { starts_on: startsOn, ends_on: endsOn, start_time: startTime, end_time: endTime } = details
  const { seats, taken_elsewhere: takenElsewhere, price } = details
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
      field: 'taken_elsewhere',
      msg: `must be at most ${seats}, the number of seats`,
      isWrong: takenElsewhere > seats,
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
    takenElsewhere,
    price,
  }
}

/**
 * The seats above the number of seats that the provider allows. Throws `invalid_request` if more are
 * taken and there is no reason.
 */
export function requireSeats(
  { seats, takenElsewhere }: Pick<BatchRow, 'seats' | 'takenElsewhere'>,
  taken: number,
  why: string | null,
): Pick<BatchRow, 'overAllowed' | 'overReason'> {
  const overAllowed = Math.max(taken + takenElsewhere - seats, 0)
  if (overAllowed === 0) return { overAllowed, overReason: null }
  if (why === null)
    throw invalidFields([
      {
        field: 'seats',
        msg: `must be at least ${taken + takenElsewhere}, because so many are taken, unless you give a reason`,
      },
    ])
  return { overAllowed, overReason: why }
}

function invalidFields(errors: readonly FieldError[]): AppError {
  const sentence = errors.map(({ field, msg }) => `${field} ${msg}`).join('; ')
  return new AppError('invalid_request', `Please check: ${sentence}.`, errors)
}

/** The details by the names of the contract. */
export const toBatchDetails = (
  batch: Omit<ReturnType<typeof readBatch>, 'days'> & { readonly days: readonly string[] },
) => ({
  name: batch.name,
  days: weekdays.filter((day) => batch.days.includes(day)),
  starts_on: batch.startsOn,
  ends_on: batch.endsOn,
  start_time: batch.startTime.slice(0, 5),
  end_time: batch.endTime.slice(0, 5),
  seats: batch.seats,
  taken_elsewhere: batch.takenElsewhere,
  price: batch.price,
})

import type { Translate } from '@edbazaar/feature-platform'
import type { BatchDesk, BatchJoining } from '../../shared/batch-types'
import { messages } from './messages'

/** The values of the form; numbers as they are typed. */
export interface JoiningValues {
  state: BatchJoining['state']
  reopensOn: string
  joining: BatchJoining['joining']
  trialSeats: string
  trialPrice: string
  hasDropIn: boolean
  dropInPrice: string
  hasWaitlist: boolean
  offerHours: string
  cutoffHours: string
  minAge: string
  maxAge: string
}

export type JoiningErrors = Partial<Record<keyof JoiningValues, string>>

const textOf = (number: number | null) => (number === null ? '' : String(number))

export const joiningValues = (batch: BatchDesk): JoiningValues => ({
  state: batch.state === 'cancelled' ? 'closed' : batch.state,
  reopensOn: batch.reopens_on ?? '',
  joining: batch.joining,
  trialSeats: String(batch.trial_seats),
  trialPrice: textOf(batch.trial_price),
  hasDropIn: batch.has_drop_in,
  dropInPrice: textOf(batch.drop_in_price),
  hasWaitlist: batch.has_waitlist,
  offerHours: String(batch.offer_hours),
  cutoffHours: String(batch.cutoff_hours),
  minAge: textOf(batch.min_age),
  maxAge: textOf(batch.max_age),
})

/** Without digit grouping: `1,200`. */
const digits = (text: string) => text.replace(/[\s,₹]/g, '')
const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,9}$/.test(digits(text)) && Number(digits(text)) >= min && Number(digits(text)) <= max
const numberOrNull = (text: string) => (digits(text) === '' ? null : Number(digits(text)))

const maxRupees = 10_000_000
const maxAge = 99

/** The first problem of each field, as parents of a form see it. Empty if it can be sent. */
export function checkJoining(values: JoiningValues, today: string, t: Translate): JoiningErrors {
  const errors: JoiningErrors = {}
  const whole = (name: 'trialSeats' | 'offerHours' | 'cutoffHours', min: number, max: number) => {
    if (!isWhole(values[name], min, max)) errors[name] = t(messages.wholeNumber(min, max))
  }
  whole('trialSeats', 0, 100)
  whole('offerHours', 1, 168)
  whole('cutoffHours', 0, 72)
  for (const name of ['trialPrice', 'dropInPrice'] as const)
    if (digits(values[name]) !== '' && !isWhole(values[name], 0, maxRupees))
      errors[name] = t(messages.rupees)
  for (const name of ['minAge', 'maxAge'] as const)
    if (digits(values[name]) !== '' && !isWhole(values[name], 0, maxAge))
      errors[name] = t(messages.wholeNumber(0, maxAge))
  const [youngest, oldest] = [numberOrNull(values.minAge), numberOrNull(values.maxAge)]
  if (errors.maxAge === undefined && youngest !== null && oldest !== null && oldest < youngest)
    errors.maxAge = t(messages.ageOrder)
  if (values.state === 'paused' && values.reopensOn !== '' && values.reopensOn <= today)
    errors.reopensOn = t(messages.reopensAhead)
  return errors
}

/** The settings as the API takes them. */
export const joiningOf = (values: JoiningValues, revision: number): BatchJoining => ({
  state: values.state,
  reopens_on: values.state === 'paused' && values.reopensOn !== '' ? values.reopensOn : null,
  joining: values.joining,
  trial_seats: Number(digits(values.trialSeats)),
  trial_price: numberOrNull(values.trialPrice),
  has_drop_in: values.hasDropIn,
  drop_in_price: numberOrNull(values.dropInPrice),
  has_waitlist: values.hasWaitlist,
  offer_hours: Number(digits(values.offerHours)),
  cutoff_hours: Number(digits(values.cutoffHours)),
  min_age: numberOrNull(values.minAge),
  max_age: numberOrNull(values.maxAge),
  revision,
})

import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import type { BatchDesk, BatchJoining } from '../../batch-types'
import { messages } from './messages'

export const joiningStates = ['open', 'paused', 'closed'] as const
export const joiningKinds = ['instant', 'request'] as const

const textOf = (number: number | null) => (number === null ? '' : String(number))

/** The settings of a batch as the form has them; numbers as they are typed. */
export const joiningDraft = (batch: BatchDesk) => ({
  state: batch.state === 'cancelled' ? ('closed' as const) : batch.state,
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

export type JoiningDraft = ReturnType<typeof joiningDraft>

/** The form's field for a field of the API: `trialSeats` for `trial_seats`. */
export const joiningFieldOf = (apiField: string) =>
  apiField.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const maxRupees = 10_000_000
const maxAge = 99
const maxOfferHours = 168

const isWholeNumber = (digits: string, min: number, max: number) =>
  /^\d{1,9}$/.test(digits) && Number(digits) >= min && Number(digits) <= max

/** Without digit grouping: `1,200`. */
const digits = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s,₹]/g, '')),
)

const wholeNumber = (min: number, max: number, message: string) =>
  v.pipe(
    digits,
    v.check((text) => isWholeNumber(text, min, max), message),
    v.transform(Number),
  )

/** Null for an empty field. */
const optionalNumber = (max: number, message: string) =>
  v.pipe(
    digits,
    v.check((text) => text === '' || isWholeNumber(text, 0, max), message),
    v.transform((text) => (text === '' ? null : Number(text))),
  )

/** The hours of a new batch within which a family takes an offered seat. */
const usualOfferHours = 24

/** What is hidden cannot be corrected, so an invalid value there does not count. */
const withoutHiddenErrors = (draft: JoiningDraft): JoiningDraft => ({
  ...draft,
  ...(!draft.hasDropIn && !isWholeNumber(draft.dropInPrice, 0, maxRupees) && { dropInPrice: '' }),
  ...(!draft.hasWaitlist &&
    !isWholeNumber(draft.offerHours, 1, maxOfferHours) && { offerHours: String(usualOfferHours) }),
})

/** The settings as the API takes them, without the revision. `today` is yyyy-mm-dd. */
export function joiningSchema(t: Translate, today: string) {
  const whole = (min: number, max: number) =>
    wholeNumber(min, max, t(messages.wholeNumber(min, max)))
  const age = optionalNumber(maxAge, t(messages.wholeNumber(0, maxAge)))
  const price = optionalNumber(maxRupees, t(messages.rupees))
  const fields = v.object({
    state: v.picklist(joiningStates),
    reopensOn: v.string(),
    joining: v.picklist(joiningKinds),
    trialSeats: whole(0, 100),
    trialPrice: price,
    hasDropIn: v.boolean(),
    dropInPrice: price,
    hasWaitlist: v.boolean(),
    offerHours: whole(1, maxOfferHours),
    cutoffHours: whole(0, 72),
    minAge: age,
    maxAge: age,
  })
  // Partial, so that they are checked although other fields are invalid.
  return v.pipe(
    v.custom<JoiningDraft>(() => true),
    v.transform(withoutHiddenErrors),
    fields,
    v.forward(
      v.partialCheck(
        [['minAge'], ['maxAge']],
        ({ minAge, maxAge: oldest }) => minAge === null || oldest === null || oldest >= minAge,
        t(messages.ageOrder),
      ),
      ['maxAge'],
    ),
    v.forward(
      v.partialCheck(
        [['state'], ['reopensOn']],
        ({ state, reopensOn }) =>
          state !== 'paused' || reopensOn === '' || (isDay(reopensOn) && reopensOn > today),
        t(messages.reopensAhead),
      ),
      ['reopensOn'],
    ),
    v.transform(
      (values): Omit<BatchJoining, 'revision'> => ({
        state: values.state,
        reopens_on: values.state === 'paused' && values.reopensOn !== '' ? values.reopensOn : null,
        joining: values.joining,
        trial_seats: values.trialSeats,
        trial_price: values.trialPrice,
        has_drop_in: values.hasDropIn,
        drop_in_price: values.dropInPrice,
        has_waitlist: values.hasWaitlist,
        offer_hours: values.offerHours,
        cutoff_hours: values.cutoffHours,
        min_age: values.minAge,
        max_age: values.maxAge,
      }),
    ),
  )
}

const isDay = (text: string) => v.is(v.pipe(v.string(), v.isoDate()), text)

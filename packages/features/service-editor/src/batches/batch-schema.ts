import type { BatchDetails, EditedBatch, Weekday } from '@edbazaar/api-client'
import { type FieldFormat, oneLine, weekdays } from '@edbazaar/feature-editing'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

/** The form values of a batch. */
export interface BatchDraft {
  name: string
  days: Weekday[]
  starts_on: string
  ends_on: string
  start_time: string
  end_time: string
  seats: string
  taken_elsewhere: string
  price: string
}

export type BatchField = keyof BatchDraft

const maxSeats = 10_000
const maxRupees = 10_000_000

const dateSchema = (message: string) => v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, message))
const timeSchema = (message: string) =>
  v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message))
/** Removes digit grouping: "1,200". */
const ungrouped = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s,₹]/g, '')),
)
const integerSchema = (min: number, max: number, message: string) =>
  v.pipe(
    ungrouped,
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )

const fieldsSchema = (t: Translate) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, t(messages.enterName)),
      v.maxLength(160, t(messages.enterName)),
      v.regex(oneLine, t(messages.enterName)),
    ),
    days: v.pipe(
      v.array(v.picklist(weekdays)),
      v.minLength(1, t(messages.pickDays)),
      v.transform((days) => weekdays.filter((day) => days.includes(day))),
    ),
    starts_on: dateSchema(t(messages.enterStart)),
    ends_on: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      dateSchema(t(messages.enterEnd)),
    ]),
    start_time: timeSchema(t(messages.enterStartTime)),
    end_time: timeSchema(t(messages.enterEndTime)),
    seats: integerSchema(1, maxSeats, t(messages.enterSeats)),
    taken_elsewhere: integerSchema(0, maxSeats, t(messages.enterTaken)),
    price: v.pipe(
      ungrouped,
      v.regex(/^\d{0,9}$/, t(messages.enterPrice)),
      v.transform((text) => (text === '' ? null : Number(text))),
      v.nullable(v.pipe(v.number(), v.maxValue(maxRupees, t(messages.enterPrice)))),
    ),
  })

/** A batch as the API receives it; errors between two fields belong to the second one. */
export const batchSchema = (t: Translate) =>
  v.pipe(
    fieldsSchema(t),
    v.forward(
      v.check(
        ({ starts_on: from, ends_on: to }) => to === null || to >= from,
        t(messages.endsBefore),
      ),
      ['ends_on'],
    ),
    v.forward(
      v.check(({ start_time: from, end_time: to }) => to > from, t(messages.endsTooEarly)),
      ['end_time'],
    ),
    v.forward(
      v.check(({ seats, taken_elsewhere: taken }) => taken <= seats, t(messages.tooManyTaken)),
      ['taken_elsewhere'],
    ),
  )

/** Returns the batch, or the first error of each invalid field. */
export function validateBatch(draft: BatchDraft, t: Translate) {
  const parsed = v.safeParse(batchSchema(t), draft)
  if (parsed.success) return { details: parsed.output satisfies BatchDetails, errors: undefined }
  const errors: Partial<Record<string, string>> = {}
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)?.split('.')[0]
    if (field !== undefined) errors[field] ??= issue.message
  }
  return { errors, details: undefined }
}

export const emptyBatch: BatchDraft = {
  name: '',
  days: [],
  starts_on: '',
  ends_on: '',
  start_time: '',
  end_time: '',
  seats: '',
  taken_elsewhere: '0',
  price: '',
}

export const draftSchema: v.GenericSchema<unknown, BatchDraft> = v.object({
  name: v.string(),
  days: v.array(v.picklist(weekdays)),
  starts_on: v.string(),
  ends_on: v.string(),
  start_time: v.string(),
  end_time: v.string(),
  seats: v.string(),
  taken_elsewhere: v.string(),
  price: v.string(),
})

/** The form of a batch, for `useEditedForm`. */
export const batchFormat: FieldFormat<BatchDraft> = {
  empty: emptyBatch,
  read: (stored) => {
    const draft = v.safeParse(draftSchema, stored)
    return draft.success ? draft.output : undefined
  },
}

/** Applies the fields that the user changed since `base` to the newer version of the batch. */
export function rebaseDraft(draft: BatchDraft, base: BatchDraft, theirs: BatchDraft): BatchDraft {
  const baseValues = new Map<string, unknown>(Object.entries(base))
  const changed = Object.entries(draft).filter(
    ([field, value]) => String(value) !== String(baseValues.get(field)),
  )
  return { ...theirs, ...Object.fromEntries(changed) }
}

/** Converts a saved batch to form values. */
export function draftOf(batch: BatchDetails | EditedBatch): BatchDraft {
  return {
    name: batch.name,
    days: [...batch.days],
    starts_on: batch.starts_on,
    ends_on: batch.ends_on ?? '',
    start_time: batch.start_time,
    end_time: batch.end_time,
    seats: String(batch.seats),
    taken_elsewhere: String(batch.taken_elsewhere),
    price: batch.price === null ? '' : String(batch.price),
  }
}

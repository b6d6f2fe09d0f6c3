import type { Batch, BatchDetails, Weekday } from '@edbazaar/api-client'
import { oneLine } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { messages } from './messages'

/** The days in the order of the week. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** What stands in the fields of a batch. */
export interface BatchDraft {
  name: string
  days: Weekday[]
  starts_on: string
  ends_on: string
  start_time: string
  end_time: string
  seats: string
  seats_left: string
  price: string
}

export type BatchField = keyof BatchDraft

const mostSeats = 10_000
const mostRupees = 10_000_000

const day = (words: string) => v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, words))
const clock = (words: string) => v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, words))
/** People group digits as they like: "1,200". */
const ungrouped = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/[\s,₹]/g, '')),
)
const number = (least: number, most: number, words: string) =>
  v.pipe(
    ungrouped,
    v.regex(/^\d{1,9}$/, words),
    v.transform(Number),
    v.minValue(least, words),
    v.maxValue(most, words),
  )

const fields = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, messages.enterName),
    v.maxLength(160, messages.enterName),
    v.regex(oneLine, messages.enterName),
  ),
  days: v.pipe(
    v.array(v.picklist(weekdays)),
    v.minLength(1, messages.pickDays),
    v.transform((days) => weekdays.filter((one) => days.includes(one))),
  ),
  starts_on: day(messages.enterStart),
  ends_on: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    day(messages.enterEnd),
  ]),
  start_time: clock(messages.enterStartTime),
  end_time: clock(messages.enterEndTime),
  seats: number(1, mostSeats, messages.enterSeats),
  seats_left: number(0, mostSeats, messages.enterSeatsLeft),
  price: v.pipe(
    ungrouped,
    v.regex(/^\d{0,9}$/, messages.enterPrice),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
    v.nullable(v.pipe(v.number(), v.maxValue(mostRupees, messages.enterPrice))),
  ),
})

/** A batch as the API takes it; each message goes with its field. */
const batchSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ starts_on: from, ends_on: to }) => to === null || to >= from, messages.endsBefore),
    ['ends_on'],
  ),
  v.forward(
    v.check(({ start_time: from, end_time: to }) => to > from, messages.endsTooEarly),
    ['end_time'],
  ),
  v.forward(
    v.check(({ seats, seats_left: left }) => left <= seats, messages.tooManyLeft),
    ['seats_left'],
  ),
)

/** A batch, or the first message of each wrong field. */
export function checkBatch(draft: BatchDraft) {
  const checked = v.safeParse(batchSchema, draft)
  if (checked.success) return { details: checked.output satisfies BatchDetails } as const
  const errors: Partial<Record<string, string>> = {}
  for (const issue of checked.issues) {
    const field = v.getDotPath(issue)?.split('.')[0]
    if (field !== undefined) errors[field] ??= issue.message
  }
  return { errors } as const
}

/** An empty batch. */
export const newBatch: Readonly<BatchDraft> = {
  name: '',
  days: [],
  starts_on: '',
  ends_on: '',
  start_time: '',
  end_time: '',
  seats: '',
  seats_left: '',
  price: '',
}

/** What was typed since a draft began, and the rest as somebody else has made it meanwhile. */
export function draftOnTop(typed: BatchDraft, begun: BatchDraft, theirs: BatchDraft): BatchDraft {
  const before = new Map<string, unknown>(Object.entries(begun))
  const changed = Object.entries(typed).filter(
    ([field, value]) => String(value) !== String(before.get(field)),
  )
  return { ...theirs, ...Object.fromEntries(changed) }
}

/** What stands in the fields where a batch is changed. */
export function draftOf(batch: BatchDetails | Batch): BatchDraft {
  return {
    name: batch.name,
    days: [...batch.days],
    starts_on: batch.starts_on,
    ends_on: batch.ends_on ?? '',
    start_time: batch.start_time,
    end_time: batch.end_time,
    seats: String(batch.seats),
    seats_left: String(batch.seats_left),
    price: batch.price === null ? '' : String(batch.price),
  }
}

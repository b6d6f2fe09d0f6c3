import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

const number = (pattern: RegExp, highest: number, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.replace('½', '.5').replace(/^\./, '0.')),
    v.regex(pattern, message),
    v.transform((text) => (text === '' ? null : Number(text))),
    v.nullable(v.pipe(v.number(), v.maxValue(highest, message))),
  )

/** Ages at admission; both ends are optional. */
export function agesSchema(t: Translate) {
  const age = number(/^(\d{1,2}(\.\d)?)?$/, 25, t(messages.enterAge))
  return v.pipe(
    v.object({ age_min: age, age_max: age }),
    v.check(
      ({ age_min: from, age_max: to }) => from === null || to === null || from <= to,
      t(messages.agesSwapped),
    ),
  )
}

/** Seats for new students, and how many are left. */
export function seatsSchema(t: Translate) {
  const seats = number(/^\d{0,5}$/, 10_000, t(messages.enterSeats))
  return v.pipe(
    v.object({ total: seats, left: seats }),
    v.check(
      ({ total, left }) => total === null || left === null || left <= total,
      t(messages.tooManyLeft),
    ),
  )
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

/** The school day: both times, or none. */
export const timingsSchema = (t: Translate) =>
  v.pipe(
    v.object({ starts_at: v.string(), ends_at: v.string() }),
    v.transform((times) => (times.starts_at === '' && times.ends_at === '' ? null : times)),
    v.check(
      (times) => times === null || Object.values(times).every((time) => timeOfDay.test(time)),
      t(messages.enterTimes),
    ),
    v.check((times) => times === null || times.starts_at < times.ends_at, t(messages.timesSwapped)),
  )

export const ratioSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^([1-9]\d{0,2})?$/, t(messages.enterRatio)),
    v.transform((text) => (text === '' ? null : Number(text))),
    v.nullable(v.pipe(v.number(), v.maxValue(200, t(messages.enterRatio)))),
  )

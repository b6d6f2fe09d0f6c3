import * as v from 'valibot'
import { messages } from '../messages'

/** A number of things, or null where nothing is typed: digits only, minimum 0. */
export const countSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{0,9}$/, messages.digitsOnly),
  v.transform((typed) => (typed === '' ? null : Number(typed))),
)

/** A day as year-month-day, or null where none is chosen. */
export const daySchema = v.pipe(
  v.string(),
  v.transform((typed) => (typed === '' ? null : typed)),
  v.nullable(v.pipe(v.string(), v.isoDate(messages.validDay))),
)

/** On or off. */
export const switchSchema = v.boolean()

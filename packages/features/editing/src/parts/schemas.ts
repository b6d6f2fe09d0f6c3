import * as v from 'valibot'
import { messages } from '../messages'

/** A non-negative whole number; null if empty. */
export const countSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{0,9}$/, messages.digitsOnly),
  v.transform((text) => (text === '' ? null : Number(text))),
)

/** A date as yyyy-mm-dd; null if empty. */
export const daySchema = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? null : text)),
  v.nullable(v.pipe(v.string(), v.isoDate(messages.validDay))),
)

export const switchSchema = v.boolean()

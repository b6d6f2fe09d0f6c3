import * as v from 'valibot'

const digitsOnly = 'Enter digits only, such as 1240.'
export const validDay = 'Enter a full date, such as 12 June 1986.'

/** A non-negative whole number; null if empty. */
export const countSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{0,9}$/, digitsOnly),
  v.transform((text) => (text === '' ? null : Number(text))),
)

/** A date as yyyy-mm-dd; null if empty. */
export const daySchema = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? null : text)),
  v.nullable(v.pipe(v.string(), v.isoDate(validDay))),
)

export const switchSchema = v.boolean()

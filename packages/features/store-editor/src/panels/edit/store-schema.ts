import { oneLine } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { messages } from '../messages'

const noZero = /^[^\0]*$/

const optional = (most: number, pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, messages.tooLong),
    v.regex(pattern, messages.oneLine),
    v.transform((typed) => (typed === '' ? null : typed)),
  )

/** What people put between digits, and the sign in front of a country's. */
const betweenDigits = /[\s()+.-]/g

/** A line that must be there. */
export const requiredSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.required),
  v.maxLength(160, messages.tooLong),
  v.regex(oneLine, messages.oneLine),
)

export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.required),
  v.email(messages.validEmail),
  v.maxLength(254, messages.validEmail),
)

/** Digits alone, 4 to 12: never a negative number. */
export const mobileSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.required),
  v.regex(/^[^-]/, messages.validMobile),
  v.transform((typed) => typed.replace(betweenDigits, '')),
  v.regex(/^\d{4,12}$/, messages.validMobile),
)

/** A line that may be empty. */
export const lineSchema = optional(200, oneLine)

/** Lines that may be empty. */
export const addressSchema = optional(500, noZero)

/** Of 15 characters, in capitals; or nothing. */
export const gstinSchema = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s/g, '').toUpperCase()),
  v.regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/, messages.validGstin),
  v.transform((typed) => (typed === '' ? null : typed)),
)

/** HTML as the editor makes it; the server cleans it once more. */
export const descriptionSchema = v.pipe(
  v.string(),
  v.maxLength(60_000, messages.tooLong),
  v.transform((html) => (html === '' ? null : html)),
)

/** Addresses of files, as the call takes them. */
export const filesSchema = v.pipe(
  v.array(v.string()),
  v.minLength(1, messages.addOneImage),
  v.transform((files) => JSON.stringify(files)),
)

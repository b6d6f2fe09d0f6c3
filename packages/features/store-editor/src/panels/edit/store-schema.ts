import { oneLine } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { messages } from '../messages'

const noNullCharacter = /^[^\0]*$/

const optionalText = (maxLength: number, pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, messages.tooLong(maxLength)),
    v.regex(pattern, messages.oneLine),
    v.transform((text) => (text === '' ? null : text)),
  )

/** Separators and the plus sign of a country code. */
const separators = /[\s()+.-]/g

/** A required single line. */
export const requiredSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.required),
  v.maxLength(160, messages.tooLong(160)),
  v.regex(oneLine, messages.oneLine),
)

export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.required),
  v.email(messages.validEmail),
  v.maxLength(254, messages.validEmail),
)

/** 4 to 12 digits with optional separators. */
export const mobileSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.required),
  v.regex(/^[^-]/, messages.validMobile),
  v.transform((text) => text.replace(separators, '')),
  v.regex(/^\d{4,12}$/, messages.validMobile),
)

/** An optional single line. */
export const lineSchema = optionalText(200, oneLine)

/** Optional text of several lines. */
export const addressSchema = optionalText(500, noNullCharacter)

/** An optional GSTIN of 15 characters, converted to capitals. */
export const gstinSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '').toUpperCase()),
  v.regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/, messages.validGstin),
  v.transform((text) => (text === '' ? null : text)),
)

/** HTML from the editor; the server sanitises it too. */
export const descriptionSchema = v.pipe(
  v.string(),
  v.maxLength(60_000, messages.descriptionTooLong),
  v.transform((html) => (html === '' ? null : html)),
)

/** File URLs as the API receives them: a JSON string. */
export const filesSchema = v.pipe(
  v.array(v.string()),
  v.minLength(1, messages.addOneImage),
  v.transform((files) => JSON.stringify(files)),
)

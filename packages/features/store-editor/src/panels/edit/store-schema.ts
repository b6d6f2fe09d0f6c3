import type { StoreEditor } from '@edbazaar/api-client'
import { type ListingPlace, listingPlaceSchema, oneLine } from '@edbazaar/feature-editing'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from '../messages'

const noNullCharacter = /^[^\0]*$/

/** Minimum lengths of the specification, section 5. */
const minLengths = { city: 3, other: 2 } as const

const optionalText = (t: Translate, maxLength: number, pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, t(messages.tooLong(maxLength))),
    v.regex(pattern, t(messages.oneLine)),
    v.check(isEmptyOrAtLeast(minLengths.other), t(messages.tooShort(minLengths.other))),
    v.transform((text) => (text === '' ? null : text)),
  )

/** Counts characters, as the API does. */
const isEmptyOrAtLeast = (minLength: number) => (text: string) =>
  text === '' || [...text].length >= minLength

/** Separators and the plus sign of a country code. */
const separators = /[\s()+.-]/g

/** A required single line. */
export const requiredSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(t(messages.required)),
    v.maxLength(160, t(messages.tooLong(160))),
    v.regex(oneLine, t(messages.oneLine)),
  )

/** The place that the user picks; a store keeps the one it has. */
export const placeSchema = (t: Translate) => v.union([listingPlaceSchema], t(messages.addLocation))

/** The saved place of a store as the field takes it. */
export const placeChoiceOf = (place: StoreEditor['place']): ListingPlace | null =>
  place && {
    location: place.location,
    lat: place.lat,
    long: place.long,
    is_exact: place.is_exact,
  }

/** A required city. */
export const citySchema = (t: Translate) =>
  v.pipe(
    requiredSchema(t),
    v.check(isEmptyOrAtLeast(minLengths.city), t(messages.tooShort(minLengths.city))),
  )

export const emailSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(t(messages.required)),
    v.email(t(messages.validEmail)),
    v.maxLength(254, t(messages.validEmail)),
  )

/** 4 to 12 digits with optional separators. */
export const mobileSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(t(messages.required)),
    v.regex(/^[^-]/, t(messages.validMobile)),
    v.transform((text) => text.replace(separators, '')),
    v.regex(/^\d{4,12}$/, t(messages.validMobile)),
  )

/** An optional single line. */
export const lineSchema = (t: Translate) => optionalText(t, 200, oneLine)

/** Optional text of several lines. */
export const addressSchema = (t: Translate) => optionalText(t, 500, noNullCharacter)

/** An optional GSTIN of 15 characters, converted to capitals. */
export const gstinSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '').toUpperCase()),
    v.regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/, t(messages.validGstin)),
    v.transform((text) => (text === '' ? null : text)),
  )

/** HTML from the editor; the server sanitises it too. */
export const descriptionSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.maxLength(60_000, t(messages.descriptionTooLong)),
    v.transform((html) => (html === '' ? null : html)),
  )

/** Files with their captions as the API receives them: a JSON string. */
export const filesSchema = (t: Translate) =>
  v.pipe(
    v.array(v.object({ url: v.string(), caption: v.nullable(v.string()) })),
    v.minLength(1, t(messages.addOneImage)),
    v.transform((files) => JSON.stringify(files)),
  )

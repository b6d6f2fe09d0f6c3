import { daySchema, oneLine, readableLine } from '@edbazaar/feature-editing'
import { todayInIndia } from '@edbazaar/feature-shell'
import * as v from 'valibot'
import { phoneNumber } from '../phone-number'
import { messages } from './messages'

export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(readableLine, messages.enterName),
  v.maxLength(160, messages.enterName),
)

export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.email(messages.enterEmail),
  v.maxLength(254, messages.enterEmail),
)

export const phoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(phoneNumber, messages.enterNumber),
  v.maxLength(30, messages.enterNumber),
)

const emptyIsNone = v.transform((text: string) => (text === '' ? null : text))

/** A line that may be left empty. */
export const lineSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(oneLine, messages.oneLine),
  v.maxLength(200, messages.oneLine),
  emptyIsNone,
)

/** Lines that may be left empty. */
export const addressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, messages.fewerLines),
  emptyIsNone,
)

/** A day that has been, or none. */
export const pastDaySchema = v.pipe(
  daySchema,
  v.check((day) => day === null || day <= todayInIndia(new Date()), messages.pastDay),
)

export const descriptionSchema = v.pipe(
  v.string(),
  v.maxLength(60_000, messages.tooLong),
  emptyIsNone,
)

export const filterIdsSchema = v.array(v.number())

/** Addresses of media, as the API takes them: the JSON text of their list. */
export const filesSchema = v.pipe(
  v.array(v.string()),
  v.minLength(1, messages.addImage),
  v.transform((files) => JSON.stringify(files)),
)

import { daySchema, oneLine, readableLine } from '@edbazaar/feature-editing'
import { todayInIndia } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { phoneNumber } from '../phone-number'
import { validationMessages as messages } from './validation-messages'

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

const emptyToNull = v.transform((text: string) => (text === '' ? null : text))

/** An optional single line. */
export const lineSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(oneLine, messages.oneLine),
  v.maxLength(200, messages.oneLine),
  emptyToNull,
)

export const addressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, messages.addressTooLong),
  emptyToNull,
)

/** An optional date that is not in the future. */
export const pastDaySchema = v.pipe(
  daySchema,
  v.check((day) => day === null || day <= todayInIndia(new Date()), messages.pastDay),
)

export const descriptionSchema = v.pipe(
  v.string(),
  v.maxLength(60_000, messages.tooLong),
  emptyToNull,
)

export const filterIdsSchema = v.array(v.number())

/** Media URLs as the API receives them: a JSON string. */
export const filesSchema = v.pipe(
  v.array(v.string()),
  v.minLength(1, messages.addImage),
  v.transform((files) => JSON.stringify(files)),
)

import { oneLine, readableLine } from '@edbazaar/feature-editing'
import { type Translate, todayInIndia } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { phoneNumber } from '../phone-number'
import { dayOf, isDay } from './established'
import { messages } from './messages'

export const nameSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(readableLine, t(messages.enterName)),
    v.maxLength(160, t(messages.enterName)),
  )

export const emailSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.email(t(messages.enterEmail)),
    v.maxLength(254, t(messages.enterEmail)),
  )

export const phoneSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(phoneNumber, t(messages.enterNumber)),
    v.maxLength(30, t(messages.enterNumber)),
  )

const emptyToNull = v.transform((text: string) => (text === '' ? null : text))

/** An optional single line. */
export const lineSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(oneLine, t(messages.oneLine)),
    v.maxLength(200, t(messages.oneLine)),
    emptyToNull,
  )

export const addressSchema = (t: Translate) =>
  v.pipe(v.string(), v.trim(), v.maxLength(500, t(messages.addressTooLong)), emptyToNull)

/** The establishment of a school: a year, a date or nothing. */
export const establishedSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' ? null : dayOf(text))),
    v.check((day) => day === null || isDay(day), t(messages.yearOrDay)),
    v.check(
      (day) => day === null || (day >= '1000' && day <= todayInIndia(new Date())),
      t(messages.pastDay),
    ),
  )

export const descriptionSchema = (t: Translate) =>
  v.pipe(v.string(), v.maxLength(60_000, t(messages.tooLong)), emptyToNull)

export const filterIdsSchema = v.array(v.number())

/** Files with their captions as the API receives them: a JSON string. */
export const filesSchema = (t: Translate) =>
  v.pipe(
    v.array(v.object({ url: v.string(), caption: v.nullable(v.string()) })),
    v.minLength(1, t(messages.addImage)),
    v.transform((files) => JSON.stringify(files)),
  )

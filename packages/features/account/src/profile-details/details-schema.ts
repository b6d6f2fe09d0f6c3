import { oneLine } from '@edbazaar/feature-editing'
import { emailField, passwordField } from '@edbazaar/feature-form-kit/fields'
import { isDay } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, todayInIndia } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

/** Separators that people type in phone numbers, and the `+` of a country code. */
const phoneSeparators = /[\s()+.-]/g

/** 4 to 12 digits, or null for an empty field. */
export const phoneSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(phoneSeparators, '')),
    v.regex(/^(\d{4,12})?$/, t(messages.validPhone)),
    v.transform((digits) => (digits === '' ? null : digits)),
  )

export const earliestBirthDate = '1900-01-01'

/** A child. The date of birth may be empty. */
export const childSchema = (t: Translate) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, t(messages.enterChildName)),
      v.maxLength(60, t(messages.enterChildName)),
      v.regex(oneLine, t(messages.enterChildName)),
    ),
    born_on: v.pipe(
      v.string(),
      v.check(
        (day) =>
          day === '' || (isDay(day) && day >= earliestBirthDate && day <= todayInIndia(new Date())),
        t(messages.invalidBirthDate),
      ),
      v.transform((day) => (day === '' ? null : day)),
    ),
  })

const currentPasswordField = (t: Translate) =>
  v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(t(messages.enterPassword))), '')

export const newEmailSchema = (t: Translate) => v.object({ email: emailField(t) })
export const newEmailWithPasswordSchema = (t: Translate) =>
  v.object({
    email: emailField(t),
    password: currentPasswordField(t),
  })

export const newPasswordSchema = (t: Translate) =>
  v.object({
    current_password: currentPasswordField(t),
    password: passwordField(t),
  })

/** The account's email address and, if it has one, its password. */
export const deletionSchema = (email: string, hasPassword: boolean) => (t: Translate) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t(messages.emailRequired)),
      v.check((typed) => typed.toLowerCase() === email.toLowerCase(), t(messages.wrongEmail)),
    ),
    password: hasPassword ? currentPasswordField(t) : v.optional(v.string(), ''),
  })

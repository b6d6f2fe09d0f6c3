import {
  emailField,
  firstNameField,
  lastNameField,
  passwordField,
} from '@edbazaar/feature-forms/fields'
import { todayInIndia } from '@edbazaar/feature-shell'
import * as v from 'valibot'
import { messages } from './messages'

export const firstNameSchema = firstNameField
export const lastNameSchema = lastNameField

/** Separators that people type in phone numbers, and the `+` of a country code. */
const phoneSeparators = /[\s()+.-]/g

/** 4 to 12 digits, or null for an empty field. */
export const phoneSchema = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(phoneSeparators, '')),
  v.regex(/^(\d{4,12})?$/, messages.validPhone),
  v.transform((digits) => (digits === '' ? null : digits)),
)

const earliestBirthDate = '1900-01-01'

/** A child. The date of birth may be empty. */
export const childSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, messages.enterChildName),
    v.maxLength(60, messages.enterChildName),
    v.regex(/^\P{Cc}*$/u, messages.enterChildName),
  ),
  born_on: v.pipe(
    v.string(),
    v.check(
      (day) => day === '' || (day >= earliestBirthDate && day <= todayInIndia(new Date())),
      messages.invalidBirthDate,
    ),
  ),
})

const currentPasswordField = v.optional(
  v.pipe(v.string(), v.trim(), v.nonEmpty(messages.enterPassword)),
  '',
)

export const newEmailSchema = v.object({ email: emailField })
export const newEmailWithPasswordSchema = v.object({
  email: emailField,
  password: currentPasswordField,
})

export const newPasswordSchema = v.object({
  current_password: currentPasswordField,
  password: passwordField,
})

const matchingEmail = (email: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed.toLowerCase() === email.toLowerCase(), messages.wrongEmail),
  )

/** The account's email address and, if it has one, its password. */
export const deletionSchema = (email: string, hasPassword: boolean) =>
  v.object({
    email: matchingEmail(email),
    password: hasPassword ? currentPasswordField : v.optional(v.string(), ''),
  })

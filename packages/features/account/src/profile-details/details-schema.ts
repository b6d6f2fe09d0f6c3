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

/** What people put between digits, and the sign in front of a country's. */
const betweenDigits = /[\s()+.-]/g

/** 4 to 12 digits, or null where nothing is typed. */
export const phoneSchema = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(betweenDigits, '')),
  v.regex(/^(\d{4,12})?$/, messages.validPhone),
  v.transform((digits) => (digits === '' ? null : digits)),
)

const earliestBirth = '1900-01-01'

/** A child; the date is empty or a day that has been. */
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
      (day) => day === '' || (day >= earliestBirth && day <= todayInIndia(new Date())),
      messages.bornOnWrong,
    ),
  ),
})

const anyPassword = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(messages.enterPassword)), '')

export const newEmailSchema = v.object({ email: emailField })
export const newEmailWithPasswordSchema = v.object({ email: emailField, password: anyPassword })

export const newPasswordSchema = v.object({
  current_password: anyPassword,
  password: passwordField,
})

const typedEmail = (email: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed.toLowerCase() === email.toLowerCase(), messages.wrongEmail),
  )

/** The account's email typed once more and, where there is one, the password. */
export const deletionSchema = (email: string, hasPassword: boolean) =>
  v.object({
    email: typedEmail(email),
    password: hasPassword ? anyPassword : v.optional(v.string(), ''),
  })

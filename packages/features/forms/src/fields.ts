import * as v from 'valibot'
import { messages } from './messages'

/* A field that is not posted counts as empty and gets the same message. */

/** An email, trimmed. */
export const emailField = v.optional(
  v.pipe(
    v.string(messages.enterEmail),
    v.trim(),
    v.nonEmpty(messages.enterEmail),
    v.email(messages.validEmail),
    v.maxLength(254, messages.validEmail),
  ),
  '',
)

/** A full name, trimmed: at least three characters, on one line. */
export const nameField = v.optional(
  v.pipe(
    v.string(messages.enterName),
    v.trim(),
    v.minLength(3, messages.enterName),
    v.maxLength(100, messages.enterName),
    v.regex(/^\P{Cc}*$/u, messages.enterName),
  ),
  '',
)

/** A single-line text with a minimum length, trimmed. `message` is used for every error. */
export const singleLine = (minLength: number, message: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.trim(),
      v.minLength(minLength, message),
      v.maxLength(60, message),
      v.regex(/^\P{Cc}*$/u, message),
    ),
    '',
  )

/** A first name, trimmed: at least two characters, on one line. */
export const firstNameField = singleLine(2, messages.enterName)

/** A last name, trimmed: at least one character, on one line. */
export const lastNameField = singleLine(1, messages.enterName)

/** A password, trimmed: at least six characters. */
export const passwordField = v.optional(
  v.pipe(
    v.string(messages.enterPassword),
    v.trim(),
    v.nonEmpty(messages.enterPassword),
    v.minLength(6, messages.validPassword),
    v.maxLength(200, messages.validPassword),
  ),
  '',
)

/** The hidden field. */
export const honeypotField = v.optional(v.string(), '')

/** The token of an email link. */
export const tokenField = v.optional(
  v.pipe(v.string(messages.brokenLink), v.regex(/^[A-Za-z0-9_-]{43}$/, messages.brokenLink)),
  '',
)

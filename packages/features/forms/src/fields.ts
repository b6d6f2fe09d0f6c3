import * as v from 'valibot'
import { messages } from './messages'

/* A field that is not posted at all is an empty one: it is told the same. */

/** An address, trimmed. */
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

/** One line of so many characters or more, trimmed; anything else is told in these words. */
export const oneLine = (least: number, words: string) =>
  v.optional(
    v.pipe(
      v.string(words),
      v.trim(),
      v.minLength(least, words),
      v.maxLength(60, words),
      v.regex(/^\P{Cc}*$/u, words),
    ),
    '',
  )

/** A first name, trimmed: at least two characters, on one line. */
export const firstNameField = oneLine(2, messages.enterName)

/** A last name, trimmed: at least one character, on one line. */
export const lastNameField = oneLine(1, messages.enterName)

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

/** The field that people do not see. */
export const honeypotField = v.optional(v.string(), '')

/** The token of a mailed link. */
export const tokenField = v.optional(
  v.pipe(v.string(messages.brokenLink), v.regex(/^[A-Za-z0-9_-]{43}$/, messages.brokenLink)),
  '',
)

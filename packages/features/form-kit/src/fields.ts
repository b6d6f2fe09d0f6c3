import type { Translate } from '@edbazaar/feature-platform'
import { isLinkToken } from '@edbazaar/feature-platform/link-token'
import * as v from 'valibot'
import { messages } from './messages'

/** The messages of the fields: list them in `useMessages` where a `t` is passed to a field. */
export { messages as fieldMessages }

/*
 * Parts of the schemas of forms. `t` writes their messages. A field that is not posted counts as
 * empty and gets the same message.
 */

/** An email, trimmed, with a message for an empty and one for an invalid field. */
export const email = (required: string, invalid: string) =>
  v.optional(
    v.pipe(
      v.string(required),
      v.trim(),
      v.nonEmpty(required),
      v.email(invalid),
      v.maxLength(254, invalid),
    ),
    '',
  )

/** An email, trimmed. */
export const emailField = (t: Translate) => email(t(messages.enterEmail), t(messages.validEmail))

/** Whether a text is an email, for a form without a schema. */
export const isEmail = (text: string): boolean => v.is(email('', ''), text)

/** A full name, trimmed: at least three characters, on one line. */
export const nameField = (t: Translate) =>
  v.optional(
    v.pipe(
      v.string(t(messages.enterName)),
      v.trim(),
      v.minLength(3, t(messages.enterName)),
      v.maxLength(100, t(messages.enterName)),
      v.regex(/^\P{Cc}*$/u, t(messages.enterName)),
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
export const firstNameField = (t: Translate) => singleLine(2, t(messages.enterName))

/** A last name, trimmed: at least one character, on one line. */
export const lastNameField = (t: Translate) => singleLine(1, t(messages.enterName))

/** A password, trimmed: at least six characters. */
export const passwordField = (t: Translate) =>
  v.optional(
    v.pipe(
      v.string(t(messages.enterPassword)),
      v.trim(),
      v.nonEmpty(t(messages.enterPassword)),
      v.minLength(6, t(messages.validPassword)),
      v.maxLength(200, t(messages.validPassword)),
    ),
    '',
  )

/** The hidden field. */
export const honeypotField = v.optional(v.string(), '')

/** The token of an email link. */
export const tokenField = (t: Translate) =>
  v.optional(
    v.pipe(v.string(t(messages.brokenLink)), v.check(isLinkToken, t(messages.brokenLink))),
    '',
  )

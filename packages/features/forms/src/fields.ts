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

/** The field that people do not see. */
export const trapField = v.optional(v.string(), '')

/** The token of a mailed link. */
export const tokenField = v.optional(
  v.pipe(v.string(messages.brokenLink), v.regex(/^[A-Za-z0-9_-]{43}$/, messages.brokenLink)),
  '',
)

import { refused } from '../../../app-error.ts'
import { cleanStoreHtml } from '../../platform/rich-text/clean-html.ts'
import { hasTextInHtml } from '../completeness/completeness.ts'

/** The specification's message for a required field. */
const requiredMessage = 'This is required !'

const trimmed = (text: string | null) => (text ?? '').trim()

/** A visible character: not a space, a control character, a joiner or a combining mark. */
const visible = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** A text with a visible character. Throws `invalid_request` without one. */
export function requiredText(field: string, value: string | null, msg = requiredMessage): string {
  const text = trimmed(value)
  if (!visible.test(text)) throw refused(field, msg)
  return text
}

const maxNameLength = 160
/** Control characters, and characters that reverse the direction of text. */
export const forbiddenInLine = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** A name on one line. Throws `invalid_request` with `msg`. */
export function editedName(field: string, value: string, msg: string): string {
  const name = requiredText(field, value, msg)
  if (name.length > maxNameLength || forbiddenInLine.test(name)) throw refused(field, msg)
  return name
}

/** A text, or null if it is empty. */
export const optionalText = (value: string | null): string | null => trimmed(value) || null

/** The HTML that the store editor can produce, or null if it has no text. */
export function storeHtml(value: string | null): string | null {
  const html = cleanStoreHtml(trimmed(value)).trim()
  return hasTextInHtml(html) ? html : null
}

import { refused } from '../../../app-error.ts'
import { cleanStoreHtml } from '../../content/rich-text/clean-html.ts'
import { isWritten } from '../completeness/completeness.ts'

/** What the specification says of an empty field that may not be. */
const needed = 'This is required !'

/** As people see it: without blanks around it, and without halves of characters, which no text may hold. */
const trimmed = (text: string | null) => (text ?? '').toWellFormed().trim()

/** Anything that is seen: joiners and blanks alone are not. */
const visible = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** A text that may not be empty. Throws `invalid_request`. */
export function neededText(field: string, given: string | null, msg = needed): string {
  const text = trimmed(given)
  if (!visible.test(text)) throw refused(field, msg)
  return text
}

const longestName = 160
/** Control characters, and what turns the writing round. */
const unwritable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** A name on one line; `msg` says of any other that it is none. Throws `invalid_request`. */
export function editedName(field: string, given: string, msg: string): string {
  const name = neededText(field, given, msg)
  if (name.length > longestName || unwritable.test(name)) throw refused(field, msg)
  return name
}

/** A text; null for none. */
export const optionalText = (given: string | null): string | null => trimmed(given) || null

/** What the editor of a store makes, and nothing else; null for none. */
export function storeHtml(given: string | null): string | null {
  const html = cleanStoreHtml(trimmed(given)).trim()
  return isWritten(html) ? html : null
}

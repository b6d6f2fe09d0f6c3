import { invalid } from '../../../app-error.ts'
import { todayInIndia } from '../../catalogue/schools/school-dates.ts'
import { cleanHtml } from '../../content/rich-text/clean-html.ts'
import { isWritten } from '../completeness/completeness.ts'

/** Halves of characters, which no text may hold, are shown as what is missing. */
const whole = (text: string) => text.toWellFormed()

/** A line of text without the blanks around it. */
export const lineOf = (value: unknown) => whole(String(value)).trim()

/** The same; null where nothing is written. */
export const optionalLine = (value: unknown) => (value === null ? null : lineOf(value) || null)

/** HTML with nothing but what the editor makes; null where nothing is left to read. */
export function htmlOf(value: unknown): string | null {
  if (value === null) return null
  const clean = cleanHtml(whole(String(value)))
  return isWritten(clean) ? clean : null
}

/** No school of India is older. */
const earliest = '1000-01-01'

/** A day, yyyy-mm-dd, that has been. Throws `invalid_request`. */
export function pastDay(field: string, value: unknown): string | null {
  if (value === null) return null
  const day = String(value)
  if (day > todayInIndia()) throw invalid(field, 'must not be in the future')
  if (day < earliest) throw invalid(field, 'must be after the year 1000')
  return day
}

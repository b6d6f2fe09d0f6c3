import { invalid } from '../../../app-error.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { cleanHtml } from '../../platform/rich-text/clean-html.ts'
import { hasTextInHtml } from '../completeness/completeness.ts'

/** A trimmed line of text. */
export const lineOf = (value: unknown) => String(value).trim()

/** A trimmed line of text, or null if it is empty. */
export const optionalLine = (value: unknown) => (value === null ? null : lineOf(value) || null)

/** Sanitised HTML, or null if it has no text. */
export function htmlOf(value: unknown): string | null {
  if (value === null) return null
  const clean = cleanHtml(String(value))
  return hasTextInHtml(clean) ? clean : null
}

const earliestDate = '1000-01-01'

/** A date, yyyy-mm-dd, not in the future. Throws `invalid_request`. */
export function pastDate(field: string, value: unknown): string | null {
  if (value === null) return null
  const date = String(value)
  if (date > todayInIndia()) throw invalid(field, 'must not be in the future')
  if (date < earliestDate) throw invalid(field, 'must be after the year 1000')
  return date
}

import type { FieldFormat } from '@edbazaar/feature-editing'

const year = /^\d{4}$/
const dayMonthYear = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const savedDay = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * The date as yyyy-mm-dd of a typed year or date (day/month/year); a year is its first day. Other
 * texts stay as they are.
 */
export function dayOf(text: string): string {
  if (year.test(text)) return `${text}-01-01`
  const [, day = '', month = '', inYear = ''] = dayMonthYear.exec(text) ?? []
  return inYear === '' ? text : `${inYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whether the text is a date of the calendar as yyyy-mm-dd. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return savedDay.test(text) && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

/** Shows the first day of a year as the year, and other dates as day/month/year. */
export const establishedFormat: FieldFormat<string> = {
  empty: '',
  read: (stored) => {
    if (stored === null) return ''
    if (typeof stored !== 'string') return undefined
    const [, inYear, month, day] = savedDay.exec(stored) ?? []
    if (inYear === undefined) return stored
    return month === '01' && day === '01' ? inYear : `${day}/${month}/${inYear}`
  },
}

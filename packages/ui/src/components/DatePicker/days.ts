/** An ISO date without a time: `2026-11-20`. */
type Day = string

const devanagariZero = 0x0966

/**
 * Parses a date typed as dd/mm/yyyy; null if it is invalid. Dots, dashes and spaces work as
 * separators, eight digits need none, and `2026-11-20` is accepted too.
 */
export function parseDay(text: string): Day | null {
  const typed = text
    .trim()
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero))
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? []
  if (isoYear !== undefined) return dayOf(isoYear, isoMonth, isoDay)
  const parts =
    /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  return dayOf(parts?.[3], parts?.[2], parts?.[1])
}

function dayOf(year = '', month = '', day = ''): Day | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = toDate(iso)
  return date !== undefined && toDay(date) === iso ? iso : null
}

/** Formats a date as dd/mm/yyyy. Empty if the date is invalid. */
export function writeDay(day: Day): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  return year === undefined ? '' : `${date}/${month}/${year}`
}

/** The date at midnight in the local time zone. */
export function toDate(day: Day): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  if (year === undefined) return undefined
  const made = new Date(Number(year), Number(month) - 1, Number(date))
  // The constructor maps the years 0 to 99 to 1900 to 1999.
  made.setFullYear(Number(year))
  return made
}

export function toDay(date: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The days that users can select. */
export interface DayLimits {
  min?: Day | undefined
  max?: Day | undefined
  isDayDisabled?: ((day: Day) => boolean) | undefined
}

export type DayProblem = 'wrongFormat' | 'tooEarly' | 'tooLate' | 'notOffered'

/** The problem with a typed date, or null if it is valid or blank. */
export function problemOf(text: string, { min, max, isDayDisabled }: DayLimits): DayProblem | null {
  if (text.trim() === '') return null
  const day = parseDay(text)
  if (day === null) return 'wrongFormat'
  if (min !== undefined && day < min) return 'tooEarly'
  if (max !== undefined && day > max) return 'tooLate'
  return isDayDisabled?.(day) ? 'notOffered' : null
}

/** A day as text, `2026-11-20`, as every date field of the package takes and gives it. */
type Day = string

const devanagariZero = 0x0966

/**
 * The day that a person has typed as dd/mm/yyyy, or null where it is none. Dots, dashes and spaces
 * part as slashes do, eight figures need nothing between them, and `2026-11-20` is understood too.
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

/** A day as people write it in India: `20/11/2026`. Empty for what is no day. */
export function writeDay(day: Day): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  return year === undefined ? '' : `${date}/${month}/${year}`
}

/** The day in the reader's own time zone, as calendars count. */
export function toDate(day: Day): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  if (year === undefined) return undefined
  const made = new Date(Number(year), Number(month) - 1, Number(date))
  // Years below 100 would be taken for 19…
  made.setFullYear(Number(year))
  return made
}

export function toDay(date: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Which days may be entered. */
export interface DayLimits {
  min?: Day | undefined
  max?: Day | undefined
  isDayDisabled?: ((day: Day) => boolean) | undefined
}

export type DayProblem = 'wrongFormat' | 'tooEarly' | 'tooLate' | 'notOffered'

/** What is wrong with a text, or null where it is a day that may be entered, or blank. */
export function problemOf(text: string, { min, max, isDayDisabled }: DayLimits): DayProblem | null {
  if (text.trim() === '') return null
  const day = parseDay(text)
  if (day === null) return 'wrongFormat'
  if (min !== undefined && day < min) return 'tooEarly'
  if (max !== undefined && day > max) return 'tooLate'
  return isDayDisabled?.(day) ? 'notOffered' : null
}

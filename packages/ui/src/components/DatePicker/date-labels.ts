import { formatDay } from '../../formatting/dates'
import type { Locale } from '../../formatting/locale'
import { type DayLimits, type DayProblem, problemOf } from './days'

/** Texts of a date field. `{day}` is replaced by a date: "1 December 2026". */
export const englishDateLabels = {
  /** Shown in the empty field. */
  placeholder: 'dd/mm/yyyy',
  /** Label of the calendar button. */
  open: 'Open calendar',
  /** Accessible name of the calendar. */
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'today',
  selected: 'selected',
  /** Announced after the first day of a range is selected. */
  chooseEnd: 'Choose the last day',
  chooseStart: 'Choose the first day',
  from: 'From',
  to: 'To',
  wrongFormat: 'Enter a date as dd/mm/yyyy, such as 20/11/2026.',
  tooEarly: 'Enter a date on or after {day}.',
  tooLate: 'Enter a date on or before {day}.',
  notOffered: '{day} is not available. Choose another date.',
}

export type DateLabels = typeof englishDateLabels

/** The error message for a typed date, or undefined if it is valid. */
export function dateError(
  text: string,
  day: string | null,
  limits: DayLimits,
  labels: DateLabels,
  locale: Locale,
): string | undefined {
  const problem = problemOf(text, limits)
  if (problem === null) return undefined
  const named: Record<DayProblem, string | null | undefined> = {
    wrongFormat: '',
    tooEarly: limits.min,
    tooLate: limits.max,
    notOffered: day,
  }
  return labels[problem].replace(
    '{day}',
    formatDay(named[problem] ?? '', { withYear: true, locale }),
  )
}

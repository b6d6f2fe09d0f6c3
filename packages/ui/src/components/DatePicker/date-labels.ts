import { formatDay } from '../../formatting/dates'
import { type DayLimits, type DayProblem, problemOf } from './days'

/** The words of a date field. `{day}` stands for a day: "1 December 2026". */
export const englishDateLabels = {
  /** In the empty field. */
  placeholder: 'dd/mm/yyyy',
  /** The button beside the field. */
  open: 'Open calendar',
  /** Names the calendar. */
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'today',
  selected: 'selected',
  /** Read while a range has only its first day. */
  chooseEnd: 'Choose the last day',
  chooseStart: 'Choose the first day',
  from: 'From',
  to: 'To',
  wrongFormat: 'Enter a date as dd/mm/yyyy, such as 20/11/2026.',
  tooEarly: 'Enter a date on or after {day}.',
  tooLate: 'Enter a date on or before {day}.',
  notOffered: '{day} is not available. Choose another day.',
}

export type DateLabels = typeof englishDateLabels

/** What is wrong with a typed date and what to do, or undefined where nothing is. */
export function dateError(
  text: string,
  day: string | null,
  limits: DayLimits,
  labels: DateLabels,
): string | undefined {
  const problem = problemOf(text, limits)
  if (problem === null) return undefined
  const named: Record<DayProblem, string | null | undefined> = {
    wrongFormat: '',
    tooEarly: limits.min,
    tooLate: limits.max,
    notOffered: day,
  }
  return labels[problem].replace('{day}', formatDay(named[problem] ?? '', { withYear: true }))
}

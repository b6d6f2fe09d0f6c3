import type { Labels } from 'react-day-picker'
import { formatDay } from '../../formatting/dates'
import { currentLocale } from '../../formatting/locale'
import type { DateLabels } from './date-labels'
import { toDay } from './days'

export function weekdayName(date: Date, length: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(currentLocale(), { weekday: length }).format(date)
}

export function monthName(date: Date): string {
  return new Intl.DateTimeFormat(currentLocale(), { month: 'long' }).format(date)
}

/** Accessible names for the parts of the calendar. */
export function wordsOf(labels: DateLabels): Partial<Labels> {
  return {
    labelPrevious: () => labels.previousMonth,
    labelNext: () => labels.nextMonth,
    labelNav: () => labels.calendar,
    labelMonthDropdown: () => labels.month,
    labelYearDropdown: () => labels.year,
    labelGrid: (date) => `${monthName(date)} ${date.getFullYear()}`,
    labelWeekday: (date) => weekdayName(date, 'long'),
    labelDayButton: (date, { today, selected }) => {
      const day = `${weekdayName(date, 'long')}, ${formatDay(toDay(date), { withYear: true })}`
      return [day, today && labels.today, selected && labels.selected].filter(Boolean).join(', ')
    },
  }
}

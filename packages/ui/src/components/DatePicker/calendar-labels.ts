import type { Labels } from 'react-day-picker'
import { dateFormat } from '../../formatting/date-format'
import { formatDay } from '../../formatting/dates'
import type { Locale } from '../../formatting/locale'
import type { DateLabels } from './date-labels'
import { toDay } from './days'

export function weekdayName(date: Date, length: 'short' | 'long', locale: Locale): string {
  return dateFormat(locale, { weekday: length }).format(date)
}

export function monthName(date: Date, locale: Locale): string {
  return dateFormat(locale, { month: 'long' }).format(date)
}

/** Accessible names for the parts of the calendar. */
export function calendarLabels(labels: DateLabels, locale: Locale): Partial<Labels> {
  return {
    labelPrevious: () => labels.previousMonth,
    labelNext: () => labels.nextMonth,
    labelNav: () => labels.calendar,
    labelMonthDropdown: () => labels.month,
    labelYearDropdown: () => labels.year,
    labelGrid: (date) => `${monthName(date, locale)} ${date.getFullYear()}`,
    labelWeekday: (date) => weekdayName(date, 'long', locale),
    labelDayButton: (date, { today, selected }) => {
      const day = `${weekdayName(date, 'long', locale)}, ${formatDay(toDay(date), { withYear: true, locale })}`
      return [day, today && labels.today, selected && labels.selected].filter(Boolean).join(', ')
    },
  }
}

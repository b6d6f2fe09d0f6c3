import { msg } from '@edbazaar/feature-platform/macro'
import { defineMessages } from '../i18n/catalogue'

/** Texts of date fields. */
export const messages = defineMessages('platform/date-picker', import.meta.glob('./locales/*.po'), {
  labels: {
    placeholder: msg({ message: 'dd/mm/yyyy', comment: 'In an empty date field' }),
    open: msg({ message: 'Open calendar', comment: 'Button in a date field' }),
    calendar: msg`Calendar`,
    previousMonth: msg`Previous month`,
    nextMonth: msg`Next month`,
    month: msg`Month`,
    year: msg`Year`,
    today: msg({ message: 'today', comment: 'Spoken after a day of the calendar' }),
    selected: msg({ message: 'selected', comment: 'Spoken after a day of the calendar' }),
    wrongFormat: msg`Enter a date as dd/mm/yyyy, such as 20/11/2026.`,
  },
  tooEarly: (day: string) => msg`Enter a date on or after ${day}.`,
  tooLate: (day: string) => msg`Enter a date on or before ${day}.`,
  notOffered: (day: string) => msg`${day} is not available. Choose another date.`,
})

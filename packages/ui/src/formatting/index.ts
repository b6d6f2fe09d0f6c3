export { formatAge, formatAgeRange } from './ages'
export { formatDate, formatDay, formatDayRange, formatMonth } from './dates'
export { languageOf } from './languages'
export { formatCount, formatKilometres, formatRupees } from './numbers'

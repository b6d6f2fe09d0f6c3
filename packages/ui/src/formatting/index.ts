export { formatAge, formatAgeRange } from './ages'
export { formatBytes } from './bytes'
export { formatDate, formatDay, formatDayRange, formatMonth } from './dates'
export { formatClock, formatDuration, isoDuration } from './durations'
export { languageOf } from './languages'
export { type Locale, locales } from './locale'
export {
  formatCount,
  formatKilometres,
  formatNumber,
  formatRupees,
  formatShortNumber,
} from './numbers'
export { formatPercent } from './percent'
export { formatMoment, formatTimeOfDay, formatWeekdaySpan, weekdayName } from './times'

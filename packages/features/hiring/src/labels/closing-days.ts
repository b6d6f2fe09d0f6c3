import { addDays, todayInIndia } from '@edbazaar/feature-platform'

/** Days on which a job can close that is public from `publishOn`, or from today; as 2026-12-12. */
export function closingDays(publishOn: string | null) {
  const today = todayInIndia(new Date())
  const from = publishOn !== null && publishOn > today ? publishOn : today
  const at = (days: number) => addDays(from, days)
  return { first: at(7), inTwoWeeks: at(14), last: at(90) }
}

import { todayInIndia } from '@edbazaar/feature-platform'

const day = 86_400_000

/** Days on which a job can close that is public from `publishOn`, or from today; as 2026-12-12. */
export function closingDays(publishOn: string | null) {
  const today = todayInIndia(new Date())
  const from = Date.parse(publishOn !== null && publishOn > today ? publishOn : today)
  const at = (days: number) => new Date(from + days * day).toISOString().slice(0, 10)
  return { first: at(7), inTwoWeeks: at(14), last: at(90) }
}

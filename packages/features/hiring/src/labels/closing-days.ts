import { todayInIndia } from '@edbazaar/feature-platform'

const day = 86_400_000

/** A day so many days after another, yyyy-mm-dd. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

/** Days on which a job can close that is public from `publishOn`, or from today; as 2026-12-12. */
export function closingDays(publishOn: string | null) {
  const today = todayInIndia(new Date())
  const from = publishOn !== null && publishOn > today ? publishOn : today
  const at = (days: number) => dayAfter(from, days)
  return { first: at(7), inTwoWeeks: at(14), last: at(90) }
}

import { dayInIndia } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'

/** A day, or the day in India of a time. Empty for null. */
export function dayCell(at: string | null) {
  if (at === null) return null
  const day = at.includes('T') ? dayInIndia(at) : at
  return <time dateTime={at}>{formatDay(day, { withYear: true, isShort: true })}</time>
}

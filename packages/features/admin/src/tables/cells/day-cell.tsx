import { formatDay } from '@edbazaar/ui/formatting'

const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** A day, or the day of a moment in India. Nothing for none. */
export function dayCell(at: string | null) {
  if (at === null) return null
  const day = at.includes('T') ? dayInIndia.format(new Date(at)) : at
  return <time dateTime={at}>{formatDay(day, { withYear: true, isShort: true })}</time>
}

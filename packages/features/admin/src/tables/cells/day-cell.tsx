import { dayInIndia, useLocale } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'

/** A day, or the day in India of a time. */
export const dayCell = (at: string | null) => (at === null ? null : <Day at={at} />)

function Day({ at }: { at: string }) {
  const locale = useLocale()
  const day = at.includes('T') ? dayInIndia(at) : at
  return <time dateTime={at}>{formatDay(day, { withYear: true, isShort: true, locale })}</time>
}

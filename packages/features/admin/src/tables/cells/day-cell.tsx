import { formatDay } from '@edbazaar/ui/formatting'

const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The day of a moment, in India. Nothing for none. */
export const dayCell = (moment: string | null) =>
  moment === null ? null : (
    <time dateTime={moment}>
      {formatDay(dayInIndia.format(new Date(moment)), { withYear: true })}
    </time>
  )

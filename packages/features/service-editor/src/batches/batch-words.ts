import type { BatchDetails } from '@edbazaar/api-client'
import { formatDate } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/** Dates of events are shown yyyy-mm-dd (section 5). */
export function datesWords({ starts_on: from, ends_on: to }: BatchDetails): string {
  return to === null
    ? messages.from(formatDate(from))
    : messages.until(formatDate(from), formatDate(to))
}

/** "17:00–18:30". */
export const timesWords = ({ start_time: from, end_time: to }: BatchDetails): string =>
  `${from}–${to}`

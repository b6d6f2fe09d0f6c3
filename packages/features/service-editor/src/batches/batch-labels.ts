import type { BatchDetails } from '@edbazaar/api-client'
import { formatDate } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/** Event dates are shown yyyy-mm-dd (specification, section 5). */
export function batchDates({ starts_on: from, ends_on: to }: BatchDetails): string {
  return to === null
    ? messages.from(formatDate(from))
    : messages.until(formatDate(from), formatDate(to))
}

/** "17:00–18:30". */
export const batchTimes = ({ start_time: from, end_time: to }: BatchDetails): string =>
  `${from}–${to}`

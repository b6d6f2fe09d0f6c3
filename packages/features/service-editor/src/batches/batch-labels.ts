import type { BatchDetails } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { formatDate } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/**
 * "From 2027-01-04". Event dates are shown yyyy-mm-dd (specification, section 5). `t` writes the
 * messages of batches.
 */
export function batchDates({ starts_on: from, ends_on: to }: BatchDetails, t: Translate): string {
  return to === null
    ? t(messages.from(formatDate(from)))
    : t(messages.until(formatDate(from), formatDate(to)))
}

/** "17:00–18:30". */
export const batchTimes = ({ start_time: from, end_time: to }: BatchDetails): string =>
  `${from}–${to}`

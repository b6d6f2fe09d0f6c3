import type { Translate } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { messages } from './messages'
import type { PermissionDays } from './permission'

/** The error of the chosen last day, or null. */
export function untilError(
  { until, untilDate }: { until: string; untilDate: string },
  { today, latest }: PermissionDays,
  t: Translate,
): string | null {
  if (until !== 'date') return null
  if (untilDate === '') return t(messages.noDate)
  if (untilDate >= today && untilDate <= latest) return null
  const inWords = (day: string) => formatDay(day, { withYear: true })
  return t(messages.dateBetween(inWords(today), inWords(latest)))
}

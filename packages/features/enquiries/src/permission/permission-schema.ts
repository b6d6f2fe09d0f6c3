import type { Translate } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import * as v from 'valibot'
import { messages } from './messages'
import type { PermissionDays } from './permission'

/** The fields of a permission, for the schema of a form. */
export const permissionFields = (t: Translate) => ({
  channels: v.pipe(
    v.array(v.picklist(['email', 'phone', 'whatsapp'])),
    v.minLength(1, t(messages.noChannel)),
  ),
  times: v.object({
    days: v.pipe(v.array(v.number()), v.minLength(1, t(messages.noDay))),
    from: v.number(),
    to: v.number(),
  }),
  until: v.picklist(['default', 'days90', 'date']),
  untilDate: v.string(),
})

/** What is wrong with the chosen last day, or null. */
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

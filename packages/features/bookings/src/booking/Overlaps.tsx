import type { MyBooking } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Notice } from '@edbazaar/ui/Notice'
import { useAtomValue } from 'jotai'
import { overlapsAtom } from '../parts/overlaps'
import { dayText, timeText } from '../parts/when'
import { messages } from './messages'

/** Says which other classes of the children are at the same time. */
export function Overlaps({ party }: { party: readonly MyBooking[] }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const ids = party.map(({ id }) => id)
  const shown = useAtomValue(overlapsAtom).filter(({ booking_id: id }) => ids.includes(id))
  if (shown.length === 0) return null
  return (
    <Notice title={t(messages.overlapsTitle)}>
      {shown.map((overlap) => {
        const { booking_id: id, other_id: other, child_name: child, starts_at: at } = overlap
        const when = `${dayText(at, locale)}, ${timeText(at, locale)}`
        return (
          <p key={`${id} ${other}`}>
            {t(messages.overlap(child, `${overlap.product}, ${overlap.batch}`, when))}
          </p>
        )
      })}
    </Notice>
  )
}

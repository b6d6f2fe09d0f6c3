import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import type { BatchDesk } from '../batch-types'
import { messages } from './messages'

/** The reason why families cannot join now, or why the user can change nothing. */
export function BatchNotice({ batch }: { batch: BatchDesk }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { state, reopens_on: day, reason, rights } = batch
  const title = day
    ? t(messages.pausedUntil(formatDay(day, { locale, withYear: true })))
    : t(messages.pausedTitle)
  return (
    <>
      {state === 'cancelled' && <Notice title={t(messages.cancelledTitle)}>{reason}</Notice>}
      {state === 'paused' && <Notice title={title}>{t(messages.pausedText)}</Notice>}
      {state === 'closed' && (
        <Notice title={t(messages.closedTitle)}>{t(messages.closedText)}</Notice>
      )}
      {!rights.change && <Notice>{t(messages.readOnly)}</Notice>}
    </>
  )
}

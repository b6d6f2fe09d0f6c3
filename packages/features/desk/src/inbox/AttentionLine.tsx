import * as styles from '@edbazaar/feature-list-kit/rows.css'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { BanIcon, BellIcon, ClockAlertIcon, MergeIcon } from '@edbazaar/ui/Icon'
import type { ReactElement } from 'react'
import { type Attention, attentionOf } from './attention'
import type { EnquiryRow } from './enquiry-types'
import { messages } from './messages'
import { dayInWords, dueMoment } from './moments'

const icons: Partial<Record<Attention['kind'], ReactElement>> = {
  withdrawn: <BanIcon size="small" />,
  expired: <BanIcon size="small" />,
  'new-owner': <BanIcon size="small" />,
  overdue: <ClockAlertIcon size="small" />,
  missed: <ClockAlertIcon size="small" />,
  snoozed: <BellIcon size="small" />,
  'follow-up': <BellIcon size="small" />,
  merged: <MergeIcon size="small" />,
}

const tones: Partial<Record<Attention['kind'], string>> = {
  overdue: 'late',
  missed: 'late',
  'reply-due': 'due',
  'follow-up': 'due',
}

/** The one thing about an enquiry that needs attention. */
export function AttentionLine({ row, now }: { row: EnquiryRow; now: number }) {
  const text = useAttentionText(now)
  const attention = attentionOf(row, now)
  if (attention === null) return null
  return (
    <span className={styles.attention} data-tone={tones[attention.kind]}>
      {icons[attention.kind]}
      {text(attention)}
    </span>
  )
}

function useAttentionText(now: number) {
  const t = useMessages(messages)
  const time = { now, locale: useLocale() }
  return (attention: Attention): string => {
    switch (attention.kind) {
      case 'withdrawn':
        return t(messages.consentWithdrawn)
      case 'expired':
        return t(messages.consentExpired)
      case 'new-owner':
        return t(messages.awaitsParent)
      case 'follow-up':
        return t(messages.followUpToday)
      case 'overdue':
        return attention.hours < 24
          ? t(messages.overdueByHours(attention.hours))
          : t(messages.overdueByDays(Math.floor(attention.hours / 24)))
      case 'reply-due':
        return t(messages.replyDue(dueMoment(attention.at, time)))
      case 'missed':
        return t(messages.followUpMissed(dayInWords(attention.day, time)))
      case 'snoozed':
        return t(messages.snoozedUntil(dayInWords(attention.day, time)))
      case 'waiting':
        return t(messages.waitingSince(dueMoment(attention.since, time)))
      case 'merged':
        return t(messages.merged(attention.count))
      case 'assigned':
        return t(messages.assigned(attention.name))
    }
  }
}

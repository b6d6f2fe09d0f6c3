import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, formatMoment } from '@edbazaar/ui/formatting'
import { Timeline, type TimelineEvent } from '@edbazaar/ui/Timeline'
import { momentInText } from '../moment-in-text'
import { messages } from './messages'

interface SentTimelineProps {
  /** The time at which the enquiry was sent, in milliseconds. */
  now: number
  /** The time by which the first answer is due. */
  replyBy: string | null
  /** The last day of the permission, yyyy-mm-dd. */
  until: string
  hasAccount: boolean
}

/** The steps after an enquiry has been sent. */
export function SentTimeline({ now, replyBy, until, hasAccount }: SentTimelineProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const due = replyBy === null ? null : momentInText(replyBy, { now, locale })
  const events: readonly TimelineEvent[] = [
    {
      id: 'sent',
      title: t(messages.sentEvent),
      date: formatMoment(new Date(now).toISOString(), { now, locale }),
      state: 'good',
    },
    {
      id: 'read',
      title: t(messages.readEvent),
      date: t(hasAccount ? messages.readWhen : messages.readWhenVisitor),
      state: 'next',
    },
    {
      id: 'answer',
      title: t(messages.answerEvent),
      date: due === null ? t(messages.afterHours) : t(messages.by(due)),
      dateTime: replyBy ?? undefined,
      state: 'next',
    },
    {
      id: 'reminder',
      title: t(messages.nextReminder),
      date: t(messages.afterDue),
      state: 'next',
    },
    {
      id: 'end',
      title: t(messages.nextEnd),
      date: formatDay(until, { withYear: true, locale }),
      dateTime: until,
      state: 'next',
    },
  ]
  return <Timeline label={t(messages.next)} events={events} />
}

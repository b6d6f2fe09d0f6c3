import type { AdminEnquiry } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { enquiryMessages as messages } from './messages'

/** The time until the first reply, in working time, or that it is overdue. */
export function replyCell(t: Translate, enquiry: AdminEnquiry) {
  const { first_reply_minutes: minutes, is_overdue: isOverdue } = enquiry
  if (isOverdue) return <Badge tone="bad">{t(messages.replies.overdue)}</Badge>
  if (minutes === null) return null
  return minutes < 60
    ? t(messages.minutes(minutes))
    : t(messages.hours(Math.floor(minutes / 60), minutes % 60))
}

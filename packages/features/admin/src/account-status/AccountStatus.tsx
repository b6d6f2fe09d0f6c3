import type { AdminUser } from '@edbazaar/api-client'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { formatDay } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/** Whether a user may sign in, and when a block ends. */
export function AccountStatus({ user }: { user: Pick<AdminUser, 'is_blocked' | 'blocked_until'> }) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (!user.is_blocked) return <Badge tone="good">{t(messages.open)}</Badge>
  const { blocked_until: until } = user
  if (until === null) return <Badge tone="bad">{t(messages.blocked)}</Badge>
  const day = formatDay(dayInIndia(until), { locale, isShort: true })
  return <Badge tone="bad">{t(messages.blockedUntil(day))}</Badge>
}

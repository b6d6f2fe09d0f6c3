import { useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { messages } from './messages'

/** Says that nobody has reviewed the page; nothing once somebody has. */
export function UnreviewedMark({ isUnreviewed }: { isUnreviewed: boolean | undefined }) {
  const t = useMessages(messages)
  return isUnreviewed ? <Badge tone="accent">{t(messages.unreviewed)}</Badge> : null
}

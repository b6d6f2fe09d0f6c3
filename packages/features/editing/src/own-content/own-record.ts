import { dayInIndia, type MessageDescriptor } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { messages } from './messages'
import type { OwnStatus } from './statuses'

interface OwnRecord {
  readonly status: OwnStatus
  readonly is_public: boolean
  readonly published_at: string | null
  readonly updated_at: string
}

/** The status, and whether readers see an earlier version. */
export function ownStatusOf({ status, is_public: isPublic }: OwnRecord): MessageDescriptor[] {
  const staysPublic = isPublic && status !== 'published'
  return [messages.states[status], ...(staysPublic ? [messages.staysPublic] : [])]
}

/** The texts of each date in a list. */
type DateTexts = Readonly<
  Record<'updated' | 'publishedOn' | 'scheduledFor', (day: string) => MessageDescriptor>
>

/** The date that a list shows, and what happened then. */
export function ownDateOf(record: OwnRecord, texts: DateTexts): MessageDescriptor {
  const { status, is_public: isPublic, published_at: publishedAt, updated_at: updatedAt } = record
  const dayOf = (at: string) => formatDay(dayInIndia(at), { withYear: true })
  if (status !== 'published' || publishedAt === null) return texts.updated(dayOf(updatedAt))
  return (isPublic ? texts.publishedOn : texts.scheduledFor)(dayOf(publishedAt))
}

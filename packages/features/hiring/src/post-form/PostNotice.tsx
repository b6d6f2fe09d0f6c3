import { useMessages } from '@edbazaar/feature-platform'
import { Notice } from '@edbazaar/ui/Notice'
import type { JobPost } from '../labels/job-post-types'
import { labelMessages } from '../labels/messages'
import { messages } from './messages'

/** A notice about the status of a post; nothing for drafts and live jobs. */
export function PostNotice({ post: { post } }: { post: JobPost }) {
  const t = useMessages(messages, labelMessages)
  const { status, moderation, can_edit: canEdit, reason, reason_by: by } = post
  const why = by === 'system' ? null : reason
  if (status === 'removed')
    return (
      <Notice tone="bad" title={t(messages.removedTitle)}>
        {why}
      </Notice>
    )
  if (moderation === 'hidden' || moderation === 'removed')
    return (
      <Notice tone="bad" title={t(messages.hiddenTitle)}>
        {t(messages.hiddenText)}
      </Notice>
    )
  if (status === 'refused')
    return (
      <Notice tone="bad" title={t(messages.refusedTitle)}>
        {why} {t(messages.refusedText)}
      </Notice>
    )
  if (!canEdit) return <Notice title={t(messages.readOnlyTitle)}>{t(messages.readOnlyText)}</Notice>
  if (status === 'review')
    return <Notice title={t(messages.inReviewTitle)}>{t(messages.inReviewText)}</Notice>
  if (status === 'live' && moderation === 'pending')
    return <Notice title={t(messages.heldTitle)}>{t(messages.heldText)}</Notice>
  if (status === 'paused')
    return (
      <Notice title={t(messages.pausedTitle)}>
        {reason === 'listing_hidden' ? `${t(labelMessages.byListing)} ` : ''}
        {t(messages.pausedText)}
      </Notice>
    )
  if (status === 'closed' || status === 'filled')
    return <Notice title={t(messages.closedTitle)}>{t(messages.closedText)}</Notice>
  return null
}

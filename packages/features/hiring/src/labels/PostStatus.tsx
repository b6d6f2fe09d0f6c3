import { useMessages } from '@edbazaar/feature-platform'
import { StageMark, type StageMarkShape } from '@edbazaar/ui/StageMark'
import type { JobPostStatus, JobPostSummary } from './job-post-types'
import { labelMessages } from './messages'

const marks: Readonly<Record<JobPostStatus, StageMarkShape>> = {
  draft: 'begun',
  review: 'quarter',
  refused: 'quarter',
  live: 'most',
  paused: 'half',
  filled: 'done',
  closed: 'over',
  removed: 'nil',
}

type Post = Pick<JobPostSummary, 'status' | 'is_scheduled' | 'moderation'>

const isHidden = ({ moderation }: Post) => moderation === 'hidden' || moderation === 'removed'
/** Hidden until an admin has seen an edit. */
const isHeld = ({ status, moderation }: Post) => status === 'live' && moderation === 'pending'

/** The status of a job post: a mark with its word. */
export function PostStatus({ post }: { post: Post }) {
  const t = useMessages(labelMessages)
  const { status } = post
  if (isHidden(post) && status !== 'removed')
    return <StageMark mark="nil" label={t(labelMessages.hidden)} />
  if (isHeld(post)) return <StageMark mark="quarter" label={t(labelMessages.statuses.review)} />
  const label = post.is_scheduled ? labelMessages.scheduled : labelMessages.statuses[status]
  return <StageMark mark={marks[status]} label={t(label)} />
}

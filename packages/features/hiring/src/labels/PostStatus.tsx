import {
  type JobState,
  jobStateOf,
  jobStatusMessages,
} from '@edbazaar/feature-catalogue-ui/job-status'
import { useMessages } from '@edbazaar/feature-platform'
import { StageMark, type StageMarkShape } from '@edbazaar/ui/StageMark'
import type { JobPostSummary } from './job-post-types'

const marks: Readonly<Record<JobState, StageMarkShape>> = {
  draft: 'begun',
  review: 'quarter',
  refused: 'quarter',
  scheduled: 'most',
  live: 'most',
  paused: 'half',
  filled: 'done',
  closed: 'over',
  hidden: 'nil',
  removed: 'nil',
  deleted: 'nil',
}

/** The status of a job post: a mark with its word. */
export function PostStatus({
  post,
}: {
  post: Pick<JobPostSummary, 'status' | 'is_scheduled' | 'moderation'>
}) {
  const t = useMessages(jobStatusMessages)
  const state = jobStateOf(post)
  return <StageMark mark={marks[state]} label={t(jobStatusMessages.statuses[state])} />
}

import type { AdminJob, components } from '@edbazaar/api-client'

export { jobStatusMessages } from './messages'

export type JobState = AdminJob['status']
type Post = Pick<components['schemas']['JobPostSummary'], 'status' | 'is_scheduled' | 'moderation'>

/** The state that pages show for a job post: hidden by an admin, in review after an edit, or its status. */
export function jobStateOf({ status, is_scheduled: isScheduled, moderation }: Post): JobState {
  if (status === 'removed' || moderation === 'removed') return 'removed'
  if (moderation === 'hidden') return 'hidden'
  if (status !== 'live') return status
  if (moderation === 'pending') return 'review'
  return isScheduled ? 'scheduled' : 'live'
}

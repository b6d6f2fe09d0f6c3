import type { AdminJob } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** One word for each state of a job, for its employer and for admins. */
export const jobStatusMessages = defineMessages(
  'catalogue-ui/job-status',
  import.meta.glob('./locales/*.po'),
  {
    statuses: {
      draft: msg`Draft`,
      review: msg`In review`,
      refused: msg`Changes needed`,
      scheduled: msg`Scheduled`,
      live: msg`Live`,
      paused: msg`Paused`,
      closed: msg`Closed`,
      filled: msg`Filled`,
      hidden: msg`Hidden`,
      removed: msg`Removed`,
      deleted: msg`Deleted`,
    } satisfies Record<AdminJob['status'], MessageDescriptor>,
  },
)

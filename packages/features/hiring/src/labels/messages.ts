import type { JobRole } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import type { JobPostStatus } from './job-post-types'

/** Names of the statuses and roles of job posts. */
export const labelMessages = defineMessages('hiring/labels', import.meta.glob('./locales/*.po'), {
  statuses: {
    draft: msg`Draft`,
    review: msg`In review`,
    live: msg`Live`,
    refused: msg`Changes needed`,
    paused: msg`Paused`,
    closed: msg`Closed`,
    filled: msg`Filled`,
    removed: msg`Removed`,
  } satisfies Record<JobPostStatus, MessageDescriptor>,
  scheduled: msg`Scheduled`,
  hidden: msg`Hidden`,
  roles: {
    'pre-primary': msg`Pre-primary`,
    primary: msg`Primary (PRT)`,
    secondary: msg`Secondary (TGT)`,
    'senior-secondary': msg`Senior secondary (PGT)`,
    support: msg`Support and special education`,
    'arts-sports': msg`Arts and sports`,
    leadership: msg`Leadership`,
    office: msg`Office and other`,
  } satisfies Record<JobRole, MessageDescriptor>,
  untitled: msg`Untitled draft`,
  byListing: msg`The listing was hidden from parents, so its jobs were paused.`,
})

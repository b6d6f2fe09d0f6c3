import type { JobRole } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** The names of the roles of jobs. */
export const jobRoleMessages = defineMessages(
  'catalogue-ui/job-roles',
  import.meta.glob('./locales/*.po'),
  {
    roles: {
      'pre-primary': msg`Pre-primary`,
      primary: msg`Primary (PRT)`,
      secondary: msg`Secondary (TGT)`,
      'senior-secondary': msg`Senior secondary (PGT)`,
      support: msg`Library and support`,
      'arts-sports': msg`Sports, music and art`,
      leadership: msg`Leadership`,
      office: msg`Office`,
    } satisfies Record<JobRole, MessageDescriptor>,
  },
)

import type { JobRole } from '@edbazaar/api-client'

export { jobRoleMessages } from './messages'

/** The roles of jobs in the order in which lists and forms show them. */
export const jobRoles = [
  'pre-primary',
  'primary',
  'secondary',
  'senior-secondary',
  'support',
  'arts-sports',
  'leadership',
  'office',
] as const satisfies readonly JobRole[]

import type { JobRole, JobType } from '@edbazaar/api-client'

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

export const jobTypes = [
  'full-time',
  'part-time',
  'contract',
  'visiting',
] as const satisfies readonly JobType[]

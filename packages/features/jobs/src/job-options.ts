import type { JobType } from '@edbazaar/api-client'

export const jobTypes = [
  'full-time',
  'part-time',
  'contract',
  'visiting',
] as const satisfies readonly JobType[]
